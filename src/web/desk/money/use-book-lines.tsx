import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ledgerAccounts } from '#contract/ledger-accounts.ts';
import { choiceFilter, dayFilter } from '#web/desk/list/filters.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { useWhyWords } from '#web/desk/money/use-why-words.ts';

type LedgerAccount = (typeof ledgerAccounts)[number];
type Line = {
  why: string;
  at: string;
  account: LedgerAccount;
  order: { code: string } | null;
  note: string;
  amount: number;
  currency: string;
};

/** How a list shows lines of the books: all of them, or those of some accounts of a store. */
export function useBookLines<L extends Line>(
  accounts: readonly LedgerAccount[],
  accountOf: (line: L, name: string) => ReactNode,
  more: ListFilter[] = [],
) {
  const t = useTranslations('desk-money');
  const whyWord = useWhyWords();
  const { amount, at } = useMoneyColumns();
  const nameOf = (account: LedgerAccount) => t(`account-${account}`);
  const columns: Column<L>[] = [
    { name: 'why', label: t('what'), show: ({ why }) => whyWord(why) },
    at('at', t('begun')),
    {
      name: 'account',
      label: t('account'),
      show: (line) => accountOf(line, nameOf(line.account)),
    },
    { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order?.code ?? '–'}</bdi> },
    { name: 'note', label: t('note'), show: ({ note }) => note || '–' },
    amount(false),
  ];
  return {
    columns,
    views: [{ name: 'unpaid', label: t('ledger-unpaid') }],
    filters: [
      choiceFilter(
        'account',
        t('any-account'),
        accounts.map((value) => ({ value, label: nameOf(value) })),
      ),
      ...more,
      dayFilter('from', t('from-day')),
      dayFilter('to', t('to-day')),
    ],
  };
}
