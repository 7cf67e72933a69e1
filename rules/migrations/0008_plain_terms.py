"""Which terms are not marked in texts."""

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor


def remember_plain(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Remember of every term that was loaded that it was not plain, so that the next load does not take it for edited."""
    loaded = apps.get_model("rules", "LoadedContent").objects
    for row in loaded.filter(key__startswith="term/"):
        row.content.setdefault("plain", False)
        row.save()


class Migration(migrations.Migration):
    dependencies = [("rules", "0007_our_words")]

    operations = [
        migrations.AddField(
            model_name="term",
            name="plain",
            field=models.BooleanField(
                default=False,
                help_text="Everybody knows it, or its words mean other things as well.",
                verbose_name="not marked in texts",
            ),
        ),
        migrations.RunPython(remember_plain, migrations.RunPython.noop),
    ]
