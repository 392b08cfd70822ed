import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { showChoice, showMoney, showPercent } from '#web/desk/edit/shown-value.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';

const BLANK = { title: {}, kind: 'percent', amount: '' };
const CALLS = {
  open: 'adminTaxRule.open',
  save: 'adminTaxRule.save',
  remove: 'adminTaxRule.delete',
  restore: 'adminTaxRule.restore',
  edits: 'adminTaxRule.edits',
} as const;

export default function TaxRulePage() {
  const t = useTranslations('desk-shop');
  const kinds = [
    { value: 'percent', label: t('tax-percent') },
    { value: 'flat', label: t('tax-flat') },
  ];
  const labels: Record<string, string> = {
    title: t('name'),
    kind: t('tax-kind'),
    amount: t('amount'),
  };
  return (
    <EditScreen
      noun="tax-rule"
      calls={CALLS}
      path="/admin/taxes"
      back={t('taxes')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('tax-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      shows={{
        kind: showChoice(kinds),
        amount: (value, around) =>
          (around.thing.kind === 'percent' ? showPercent : showMoney)(value, around),
      }}
      aside={(opened) =>
        opened && (
          <p className="card p-4 text-sm">{t('rule-uses', { count: Number(opened.products) })}</p>
        )
      }
    >
      {() => (
        <FieldCard title={t('tax')}>
          <TextsField name="title" label={t('name')} />
          <SelectField name="kind" label={t('tax-kind')} choices={kinds} />
          <Amount />
        </FieldCard>
      )}
    </EditScreen>
  );
}

function Amount() {
  const t = useTranslations('desk-shop');
  const percent = useWatch({ name: 'kind' }) === 'percent';
  return percent ? (
    <NumberField name="amount" label={t('amount')} unit="%" decimals={0} />
  ) : (
    <MoneyField name="amount" label={t('amount')} />
  );
}
