import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { useMay } from '#web/desk/frame/who.ts';
import { choiceFilter, dayFilter } from '#web/desk/list/filters.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

/** The filters of the list of orders. */
export function useOrderFilters(): ListFilter[] {
  const t = useTranslations('desk-order');
  const countries = useCountries();
  const { methodName } = usePayWords();
  const may = useMay();
  const methods = Object.values(orderMethod).map((method) => ({
    value: String(method),
    label: methodName(method),
  }));
  return [
    ...(may('adminStoreChoice.list')
      ? [referenceFilter('store', t('store'), 'adminStoreChoice.list')]
      : []),
    choiceFilter('paid', t('paid'), [
      { value: 'yes', label: t('paid-yes') },
      { value: 'no', label: t('paid-no') },
    ]),
    choiceFilter('sent', t('sent'), [
      { value: 'no', label: t('sent-no') },
      { value: 'partly', label: t('sent-partly') },
      { value: 'all', label: t('sent-all') },
    ]),
    choiceFilter('state', t('state'), [
      { value: 'open', label: t('state-open') },
      { value: 'done', label: t('state-done') },
      { value: 'cancelled', label: t('state-cancelled') },
    ]),
    choiceFilter('method', t('method'), methods),
    choiceFilter('country', t('country'), placeChoices(countries)),
    dayFilter('from', t('from')),
    dayFilter('until', t('until')),
    { name: 'customer', show: () => null },
    { name: 'product', show: () => null },
    { name: 'voucher', show: () => null },
  ];
}
