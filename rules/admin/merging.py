"""Two people at one row: what one has saved meanwhile is neither lost nor overwritten unseen.

Every text of a form carries its base: a digest of the text as it was when the form was opened.  A text that only the
other person changed stays as the other left it; a text that both changed is refused, and both are shown.
"""

from hashlib import sha256
from typing import Any

from django import forms
from django.db.models import Model
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext

BASE = "-base"
"""The name of the base of a text, after that of its field."""


class WithBase(forms.Widget):
    """A field of text with its base hidden beside it."""

    def __init__(self, widget: forms.Widget, base: str) -> None:
        super().__init__(widget.attrs)
        self.widget, self.base = widget, base

    @property
    def media(self) -> forms.Media:
        return self.widget.media

    def id_for_label(self, id_: str) -> str:
        return self.widget.id_for_label(id_)

    def use_required_attribute(self, initial: Any) -> bool:
        return self.widget.use_required_attribute(initial)

    def value_from_datadict(self, data: Any, files: Any, name: str) -> Any:
        return self.widget.value_from_datadict(data, files, name)

    def value_omitted_from_data(self, data: Any, files: Any, name: str) -> bool:
        return self.widget.value_omitted_from_data(data, files, name)

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        base = forms.HiddenInput().render(f"{name}{BASE}", self.base, None, renderer)
        return format_html("{}{}", self.widget.render(name, value, attrs, renderer), base)


class MergedForm(forms.ModelForm):
    """A form that merges its texts with those saved since it was opened."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        for name, field in self.fields.items():
            if self.instance.pk and isinstance(field.widget, forms.TextInput | forms.Textarea):
                opened = digest(as_text(field, self.initial.get(name)))
                sent = self.data.get(self.add_prefix(name) + BASE) if self.is_bound else None
                field.widget = WithBase(field.widget, sent or opened)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        texts = {name: field for name, field in self.fields.items() if isinstance(field.widget, WithBase)}
        standing = locked_values(self.instance, list(texts)) if texts else {}
        for name in texts.keys() & standing.keys():
            self._merge(name, texts[name], standing[name], cleaned)
        return cleaned

    def _merge(self, name: str, field: forms.Field, standing: Any, cleaned: dict[str, Any]) -> None:
        """Take over what somebody else has changed, or refuse where both have."""
        now, sent = as_text(field, standing), as_text(field, self.data.get(self.add_prefix(name)))
        if digest(now) == field.widget.base or sent == now:
            return
        if digest(sent) == field.widget.base:
            cleaned[name] = standing
            return
        field.widget.base = digest(now)
        sentence = gettext(
            "Somebody else has changed this text since the form was opened. It now reads: “%(text)s”. "
            "The field has what was written here: to put it in the place of the other, save again."
        )
        self.add_error(name, sentence % {"text": now})


def locked_values(row: Model, names: list[str]) -> dict[str, Any]:
    """Read columns of a row as they are now, locked until the form is saved; empty if the row is gone."""
    rows: Any = type(row)._default_manager.all()
    rows = rows.rewrite(False) if hasattr(rows, "rewrite") else rows
    return dict(rows.select_for_update().order_by().filter(pk=row.pk).values(*names).first() or {})


def as_text(field: forms.Field, value: Any) -> str:
    """Return a value as its field shows it, with line feeds as ends of lines."""
    text = value if isinstance(value, str) else "" if value is None else str(field.prepare_value(value))
    return text.replace("\r\n", "\n").replace("\r", "\n")


def digest(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
