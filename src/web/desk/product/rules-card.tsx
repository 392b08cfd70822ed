import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Rules = DeskData<'adminProductMore.rules'>;
export const NO_RULES: Rules = { tax_rules: [], shipping_rules: [], bundle_deals: [] };
const choicesOf = (rules: { id: number; title: string }[]) =>
  rules.map(({ id, title }) => ({ value: String(id), label: title }));

/** The rules for shipping, tax and sale, of the market or of its store. */
export function RulesCard() {
  const store = useWatch({ name: 'store_id' });
  return typeof store === 'number' ? <RulesOf store={store} /> : <RuleFields rules={NO_RULES} />;
}

function RulesOf({ store }: { store: number }) {
  const { answer } = useDeskAnswer('adminProductMore.rules', { store_id: store });
  return <RuleFields rules={answer?.ok ? answer.data : NO_RULES} />;
}

/** The fields of the rules, with the choices available. */
export function RuleFields({ rules }: { rules: Rules }) {
  const t = useTranslations('desk-product');
  return (
    <FieldCard title={t('shipping-tax')}>
      <SelectField
        name="shipping_rule_id"
        label={t('shipping-rule')}
        none={t('choose-rule')}
        choices={choicesOf(rules.shipping_rules)}
        numbers
      />
      <SelectField
        name="tax_rule_id"
        label={t('tax-rule')}
        none={t('none')}
        choices={choicesOf(rules.tax_rules)}
        numbers
      />
      <SelectField
        name="bundle_deal_id"
        label={t('bundle')}
        none={t('none')}
        choices={choicesOf(rules.bundle_deals)}
        numbers
      />
      <SwitchField name="refundable" label={t('refundable')} />
      <SwitchField name="warranty" label={t('warranty')} />
    </FieldCard>
  );
}
