import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { HideReason } from '#web/desk/edit/hide-reason.tsx';
import type { Values } from '#web/desk/edit/opened-thing.ts';
import { ReferenceField } from '#web/desk/edit/reference-field.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import {
  VOUCHER_BLANK,
  VoucherDiscount,
  VoucherLimits,
  VoucherTimes,
} from '#web/desk/marketing/voucher-fields.tsx';
import { useVoucherLabels, useVoucherShows } from '#web/desk/marketing/voucher-labels.tsx';
import { VoucherUses } from '#web/desk/marketing/voucher-uses.tsx';

const BLANK = { ...VOUCHER_BLANK, store_id: null, store_ids: [], hide_reason: '' };
const CALLS = {
  open: 'adminVoucher.open',
  save: 'adminVoucher.save',
  remove: 'adminVoucher.delete',
  restore: 'adminVoucher.restore',
  edits: 'adminVoucher.edits',
} as const;

const LISTS = { products: 'adminProduct.list', categories: 'adminCategory.list' } as const;

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
      shows={useVoucherShows(LISTS)}
      missed={({ store_id: store, public: shown }) => store !== null && shown === true}
      aside={(opened) => (
        <>
          <VoucherTimes />
          <HideReason
            opened={opened}
            hides={(now, was) =>
              was.store_id !== null && was.public === true && (!now.public || endsBefore(now, was))
            }
          />
          {opened && <VoucherUses opened={opened} />}
        </>
      )}
    >
      {() => (
        <>
          <VoucherDiscount />
          <VoucherLimits />
          <Scope />
        </>
      )}
    </EditScreen>
  );
}

const endsBefore = (now: Values, was: Values): boolean =>
  Date.parse(String(now.end_at)) < Date.parse(String(was.end_at));

/** Who pays for it, and what it applies to. */
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
        list={LISTS.products}
      />
      <ReferencesField name="category_ids" label={t('categories')} list={LISTS.categories} />
    </FieldCard>
  );
}
