import { useTranslations } from 'use-intl';
import {
  showChoice,
  showMoney,
  showPercent,
  showReference,
  type Shows,
} from '#web/desk/edit/shown-value.tsx';
import type { ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { Moment } from '#web/desk/parts/moment.tsx';

const moment = (value: unknown) => <Moment at={String(value)} />;

/** The labels of its fields, by name. */
export function useVoucherLabels(): (field: string) => string {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    title: common('name'),
    code: t('code'),
    kind: t('kind'),
    amount: t('value'),
    capped_price: t('most-off'),
    min_spend: t('least-order'),
    start_at: t('starts'),
    end_at: t('ends'),
    usage_limit: t('usage-limit'),
    limit_per_customer: t('limit-per-customer'),
    store_id: t('paid-by'),
    store_ids: t('stores'),
    product_ids: t('products'),
    category_ids: t('categories'),
    listed: t('listed'),
    public: t('public'),
    prefix: t('prefix'),
  };
  return (field) => labels[field.split('.')[0] ?? ''] ?? field;
}

/** The lists in which the things that it applies to are found. */
type VoucherLists = { products: ReferenceCall; categories: ReferenceCall };

/** How the history shows its values. */
export function useVoucherShows({ products, categories }: VoucherLists): Shows {
  const t = useTranslations('desk-marketing');
  return {
    kind: showChoice([
      { value: 'percent', label: t('kind-percent') },
      { value: 'flat', label: t('kind-flat') },
    ]),
    amount: (value, around) =>
      (around.thing.kind === 'percent' ? showPercent : showMoney)(value, around),
    capped_price: showMoney,
    min_spend: showMoney,
    start_at: moment,
    end_at: moment,
    store_id: showReference('adminStoreChoice.list'),
    store_ids: showReference('adminStoreChoice.list'),
    product_ids: showReference(products),
    category_ids: showReference(categories),
  };
}
