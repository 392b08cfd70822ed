import { useTranslations } from 'use-intl';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { useEntryWords } from '#web/desk/money/use-entry-words.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

/** Movements on the market's own accounts; those that need attention are shown first. */
export default function BankEntriesPage() {
  const t = useTranslations('desk-money');
  const { amount, state, day } = useMoneyColumns();
  const whyWord = useEntryWords();
  return (
    <ListScreen
      title={t('bank-entries')}
      list="bankEntry.list"
      file="bankEntry.export"
      path="/admin/bank-entries"
      first={t('to-match')}
      empty={<p>{t('bank-entries-empty')}</p>}
      views={[
        { name: 'booked', label: t('entry-booked') },
        { name: 'ignored', label: t('entry-ignored') },
        { name: 'all', label: t('all') },
      ]}
      filters={[useDirectionFilter()]}
      columns={[
        { name: 'remitter', label: t('from'), show: ({ id, remitter }) => remitter || `#${id}` },
        {
          name: 'texts',
          label: t('bank-text'),
          show: ({ texts, reference }) => (
            <bdi>{[...texts, reference].filter(Boolean).join(' · ') || '–'}</bdi>
          ),
        },
        {
          name: 'names',
          label: t('guess'),
          show: ({ order, names }) => {
            const codes = order ? [order.code] : names.map(({ code }) => code);
            return <bdi>{inRow(codes) || '–'}</bdi>;
          },
        },
        { name: 'why', label: t('why'), show: ({ why }) => whyWord(why) },
        { name: 'booked_on', label: t('day'), sorts: true, show: (row) => day(row.booked_on) },
        amount(),
        state((one: RowOf<'bankEntry.list'>['state']) => t(`entry-${one}`), ['booked']),
      ]}
    />
  );
}

function useDirectionFilter(): ListFilter {
  const t = useTranslations('desk-money');
  return {
    name: 'way',
    show: (value, choose) => (
      <select
        aria-label={t('direction')}
        value={value}
        onChange={({ target }) => choose(target.value)}
        className="field"
      >
        <option value="">{t('in-and-out')}</option>
        <option value="in">{t('came-in')}</option>
        <option value="out">{t('went-out')}</option>
      </select>
    ),
  };
}
