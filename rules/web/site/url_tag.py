"""The tag `url` of all templates: a stored name that fits no address makes a link without one, and not a failure."""

import logging

from django import template
from django.template.base import Parser, Token
from django.template.context import Context
from django.template.defaulttags import URLNode
from django.template.defaulttags import url as django_url
from django.urls import NoReverseMatch, get_resolver

log = logging.getLogger(__name__)
register = template.Library()


class LinkNode(URLNode):
    """The address of a page of ours; empty, and logged, where its parts fit none."""

    def render(self, context: Context) -> str:
        try:
            return super().render(context)
        except NoReverseMatch as nothing:
            if self.view_name.resolve(context) not in get_resolver().reverse_dict:
                raise
            log.warning("%s", nothing)
            return ""


@register.tag
def url(parser: Parser, token: Token) -> LinkNode:
    node = django_url(parser, token)
    return LinkNode(node.view_name, node.args, node.kwargs, node.asvar)
