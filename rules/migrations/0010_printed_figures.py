"""Printed figures are read from the texts: drop the stored copy, and add the mark of cases that cannot be computed."""

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def forget_printed(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Take the dropped field out of what the library remembers of the scenarios that it loaded."""
    loaded = apps.get_model("rules", "LoadedContent")
    for row in loaded.objects.filter(key__startswith="scenario/"):
        if row.content.pop("printed", None) is not None:
            row.save(update_fields=["content"])


class Migration(migrations.Migration):
    dependencies = [("rules", "0009_addresses_of_rows")]

    operations = [
        migrations.AddField(
            model_name="passage",
            name="not_computable",
            field=models.BooleanField(
                default=False,
                help_text="For a case: nothing in it can be computed, so that no scenario is missing.",
                verbose_name="not computable",
            ),
        ),
        migrations.RemoveField(model_name="scenario", name="printed"),
        migrations.RunPython(forget_printed, migrations.RunPython.noop),
    ]
