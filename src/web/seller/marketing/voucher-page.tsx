import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import {
  VOUCHER_BLANK,
  VoucherDiscount,
  VoucherLimits,
  VoucherTimes,
} from '#web/desk/marketing/voucher-fields.tsx';
import { useVoucherLabels, useVoucherShows } from '#web/desk/marketing/voucher-labels.tsx';
import { UsesFacts } from '#web/desk/marketing/voucher-uses.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';

const CALLS = {
  open: 'sellerVouchers.open',
  save: 'sellerVouchers.save',
  remove: 'sellerVouchers.delete',
  edits: 'sellerVouchers.edits',
} as const;
const LISTS = {
  products: 'sellerOwnChoice.products',
  categories: 'sellerOwnChoice.categories',
} as const;
const PATH = '/seller/vouchers';
const MONTH_MS = 30 * 86_400_000;

/** A new voucher starts now, and runs for thirty days. */
function newOne() {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  return {
    ...VOUCHER_BLANK,
    start_at: new Date(now).toISOString(),
    end_at: new Date(now + MONTH_MS).toISOString(),
  };
}

/** A voucher that the store pays for. */
export default function VoucherPage() {
  const t = useTranslations('desk-marketing');
  const labelOf = useVoucherLabels();
  const [blank] = useState(newOne);
  return (
    <EditScreen
      noun="voucher"
      calls={CALLS}
      path={PATH}
      back={t('vouchers')}
      blank={blank}
      titleOf={(opened) => String(opened?.code ?? t('voucher-new'))}
      labelOf={labelOf}
      shows={useVoucherShows(LISTS)}
      aside={(opened) => (
        <>
          <VoucherTimes />
          {opened && <Uses opened={opened} />}
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

/** What it applies to: only the store's own products, because the store pays. */
function Scope() {
  const t = useTranslations('desk-marketing');
  const own = useTranslations('seller-marketing');
  return (
    <FieldCard title={own('scope')}>
      <p className="text-sm text-ink-2">{own('you-pay')}</p>
      <ReferencesField
        name="product_ids"
        label={t('products')}
        hint={own('products-hint')}
        list={LISTS.products}
      />
      <ReferencesField name="category_ids" label={t('categories')} list={LISTS.categories} />
    </FieldCard>
  );
}

function Uses({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-marketing');
  const own = useTranslations('seller-marketing');
  const navigate = useNavigate();
  const runs = Date.parse(String(opened.end_at)) > Date.now();
  return (
    <UsesFacts opened={opened}>
      {runs && (
        <div>
          <ActButton
            label={t('end-now')}
            icon="history"
            call="sellerVouchers.end"
            input={{ id: opened.id, version: opened.version }}
            title={own('end-title', { code: String(opened.code) })}
            text={own('end-text')}
            again={(done) => {
              if (done) void navigate(PATH);
            }}
          />
        </div>
      )}
    </UsesFacts>
  );
}
