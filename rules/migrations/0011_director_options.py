"""Cases of ours that the director decides: they have options and no scenario."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('rules', '0010_printed_figures'),
    ]

    operations = [
        migrations.AlterField(
            model_name='workedcase',
            name='data',
            field=models.JSONField(blank=True, null=True, verbose_name='scenario'),
        ),
        migrations.CreateModel(
            name='CaseOption',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('position', models.PositiveSmallIntegerField(verbose_name='position')),
                ('condition', models.CharField(blank=True, max_length=200, verbose_name='condition')),
                ('condition_it', models.CharField(blank=True, max_length=200, null=True, verbose_name='condition')),
                ('condition_de', models.CharField(blank=True, max_length=200, null=True, verbose_name='condition')),
                ('condition_es', models.CharField(blank=True, max_length=200, null=True, verbose_name='condition')),
                ('condition_en', models.CharField(blank=True, max_length=200, null=True, verbose_name='condition')),
                ('outcome', models.CharField(blank=True, max_length=300, verbose_name='what follows')),
                ('outcome_it', models.CharField(blank=True, max_length=300, null=True, verbose_name='what follows')),
                ('outcome_de', models.CharField(blank=True, max_length=300, null=True, verbose_name='what follows')),
                ('outcome_es', models.CharField(blank=True, max_length=300, null=True, verbose_name='what follows')),
                ('outcome_en', models.CharField(blank=True, max_length=300, null=True, verbose_name='what follows')),
                ('sure', models.CharField(choices=[('agreed', 'two sources agree'), ('likely', 'one source')], default='agreed', max_length=6, verbose_name='how sure it is')),
                ('case', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='options', to='rules.workedcase', verbose_name='our worked case')),
                ('rests_on', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='rules.rule', verbose_name='rests on the rule')),
            ],
            options={
                'verbose_name': 'option of the director',
                'verbose_name_plural': 'options of the director',
                'ordering': ['case', 'position'],
                'constraints': [models.UniqueConstraint(fields=('case', 'position'), name='one_option_per_position')],
            },
        ),
    ]
