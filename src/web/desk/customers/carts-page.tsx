import { useTranslations } from 'use-intl';
import { choiceFilter } from '#web/desk/list/filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

type Row = RowOf<'adminLeftCart.list'>;
const TONES: Record<Row['state'], Tone> = {
  left: 'busy',
  reminded: 'quiet',
  ordered: 'good',
  'no-letters': 'quiet',
};

/** Abandoned carts, the latest first, and the letter that reminds many customers at once. */
export default function CartsPage() {
  const t = useTranslations('desk-customer');
  return (
    <ListScreen
      title={t('carts')}
      list="adminLeftCart.list"
      path="/admin/customers"
      bulk={{
        call: 'adminLeftCartBulk.bulk',
        attempt: 'adminLeftCartBulk.tryBulk',
        acts: [{ name: 'remind', label: t('remind'), icon: 'mail', final: true }],
      }}
      empty={<p>{t('carts-empty')}</p>}
      views={[]}
      filters={[
        choiceFilter('age', t('untouched'), [
          { value: 'hour', label: t('age-hour') },
          { value: 'day', label: t('age-day') },
          { value: 'week', label: t('age-week') },
        ]),
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('desk-customer');
  const momentOf = useMomentText();
  const money = useMoney();
  const moment = (at: string) => <time dateTime={at}>{momentOf(at)}</time>;
  return [
    {
      name: 'title',
      label: t('customer'),
      show: ({ title, email }) => (
        <span>
          {title}
          <span className="block text-xs text-ink-2">
            <bdi>{email}</bdi>
          </span>
        </span>
      ),
    },
    {
      name: 'things',
      label: t('cart-things'),
      card: 'brief',
      show: ({ things, pieces }) => (
        <span>
          {inRow(things)}
          <span className="block text-xs text-ink-2">{t('cart-pieces', { count: pieces })}</span>
        </span>
      ),
    },
    { name: 'sum', label: t('cart-sum'), number: true, show: ({ sum }) => money(sum) },
    {
      name: 'changed_at',
      label: t('untouched-since'),
      sorts: true,
      show: ({ changed_at: at }) => moment(at),
    },
    {
      name: 'reminded_at',
      label: t('reminded'),
      show: ({ reminded_at: at }) => at && moment(at),
    },
    {
      name: 'state',
      label: t('cart-state'),
      card: 'state',
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`cart-${state}`)}</Badge>,
    },
  ];
}
