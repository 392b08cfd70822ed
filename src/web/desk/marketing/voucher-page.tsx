import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { MomentField } from '#web/desk/edit/moment-field.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { ReferenceField } from '#web/desk/edit/reference-field.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { useVoucherLabels, useVoucherShows } from '#web/desk/marketing/voucher-labels.tsx';
import { VoucherUses } from '#web/desk/marketing/voucher-uses.tsx';

const BLANK = {
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
  store_id: null,
  store_ids: [],
  product_ids: [],
  category_ids: [],
  listed: true,
  public: true,
};
const CALLS = {
  open: 'adminVoucher.open',
  save: 'adminVoucher.save',
  remove: 'adminVoucher.delete',
  restore: 'adminVoucher.restore',
  edits: 'adminVoucher.edits',
} as const;

export default function VoucherPage() {
  const t = useTranslations('desk-marketing');
  const labelOf = useVoucherLabels();
  return (
    <EditScreen
      noun="voucher"
      calls={CALLS}
      path="/admin/vouchers"
      back={t('vouchers')}
      blank={BLANK}
      titleOf={(opened) => String(opened?.code ?? t('voucher-new'))}
      labelOf={labelOf}
      shows={useVoucherShows()}
      aside={(opened) => (
        <>
          <FieldCard title={t('when')}>
            <SwitchField name="public" label={t('public')} hint={t('public-hint')} />
            <SwitchField name="listed" label={t('listed')} hint={t('listed-hint')} />
            <MomentField name="start_at" label={t('starts')} none={t('moment-needed')} />
            <MomentField name="end_at" label={t('ends')} none={t('moment-needed')} />
          </FieldCard>
          {opened && <VoucherUses opened={opened} />}
        </>
      )}
    >
      {() => (
        <>
          <FieldCard title={t('voucher')}>
            <TextsField name="title" label={labelOf('title')} />
            <TextField name="code" label={t('code')} hint={t('code-hint')} ltr />
            <Discount />
          </FieldCard>
          <FieldCard title={t('limits')}>
            <NumberField name="usage_limit" label={t('usage-limit')} />
            <NumberField name="limit_per_customer" label={t('limit-per-customer')} />
          </FieldCard>
          <Scope />
        </>
      )}
    </EditScreen>
  );
}

function Discount() {
  const t = useTranslations('desk-marketing');
  const { market } = useWho();
  const percent = useWatch({ name: 'kind' }) === 'percent';
  const kinds = [
    { value: 'percent', label: t('kind-percent') },
    { value: 'flat', label: t('kind-flat') },
  ];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField name="kind" label={t('kind')} choices={kinds} />
      <NumberField
        name="amount"
        label={t('value')}
        unit={percent ? '%' : market.currency}
        decimal
      />
      <NumberField
        name="capped_price"
        label={t('most-off')}
        hint={t('most-off-hint')}
        unit={market.currency}
        decimal
      />
      <NumberField
        name="min_spend"
        label={t('least-order')}
        hint={t('least-order-hint')}
        unit={market.currency}
        decimal
      />
    </div>
  );
}

/** Who pays for it, and what it counts for. */
function Scope() {
  const t = useTranslations('desk-marketing');
  const ofStore = useWatch({ name: 'store_id' }) !== null;
  return (
    <FieldCard title={t('scope')}>
      <ReferenceField
        name="store_id"
        label={t('paid-by')}
        hint={t('paid-by-hint')}
        list="adminStoreChoice.list"
      />
      {!ofStore && (
        <ReferencesField
          name="store_ids"
          label={t('stores')}
          hint={t('stores-hint')}
          list="adminStoreChoice.list"
        />
      )}
      <ReferencesField
        name="product_ids"
        label={t('products')}
        hint={t('products-hint')}
        list="adminProduct.list"
      />
      <ReferencesField name="category_ids" label={t('categories')} list="adminCategory.list" />
    </FieldCard>
  );
}
