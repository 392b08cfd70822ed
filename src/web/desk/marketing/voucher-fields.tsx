// The fields of a voucher that staff and sellers share.
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { MomentField } from '#web/desk/edit/moment-field.tsx';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { useVoucherLabels } from '#web/desk/marketing/voucher-labels.tsx';

export const VOUCHER_BLANK = {
  title: {},
  code: '',
  kind: 'percent',
  amount: '',
  capped_price: '',
  min_spend: '',
  start_at: null,
  end_at: null,
  usage_limit: 100,
  limit_per_customer: 1,
  product_ids: [],
  category_ids: [],
  listed: true,
  public: true,
};

/** Its name, its code and the discount. */
export function VoucherDiscount() {
  const t = useTranslations('desk-marketing');
  const labelOf = useVoucherLabels();
  return (
    <FieldCard title={t('voucher')}>
      <TextsField name="title" label={labelOf('title')} />
      <TextField name="code" label={t('code')} hint={t('code-hint')} ltr />
      <Discount />
    </FieldCard>
  );
}

export function VoucherLimits() {
  const t = useTranslations('desk-marketing');
  return (
    <FieldCard title={t('limits')}>
      <NumberField name="usage_limit" label={t('usage-limit')} />
      <NumberField name="limit_per_customer" label={t('limit-per-customer')} />
    </FieldCard>
  );
}

/** When it is valid, and who sees it. */
export function VoucherTimes() {
  const t = useTranslations('desk-marketing');
  return (
    <FieldCard title={t('when')}>
      <SwitchField name="public" label={t('public')} hint={t('public-hint')} />
      <SwitchField name="listed" label={t('listed')} hint={t('listed-hint')} />
      <MomentField name="start_at" label={t('starts')} none={t('moment-needed')} />
      <MomentField name="end_at" label={t('ends')} none={t('moment-needed')} />
    </FieldCard>
  );
}

function Discount() {
  const t = useTranslations('desk-marketing');
  const percent = useWatch({ name: 'kind' }) === 'percent';
  const kinds = [
    { value: 'percent', label: t('kind-percent') },
    { value: 'flat', label: t('kind-flat') },
  ];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField name="kind" label={t('kind')} choices={kinds} />
      {percent ? (
        <NumberField name="amount" label={t('value')} unit="%" decimals={0} />
      ) : (
        <MoneyField name="amount" label={t('value')} />
      )}
      <MoneyField name="capped_price" label={t('most-off')} hint={t('most-off-hint')} />
      <MoneyField name="min_spend" label={t('least-order')} hint={t('least-order-hint')} />
    </div>
  );
}
