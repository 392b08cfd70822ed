import { useFormatter, useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { categoryFilter, referenceFilter } from '#web/desk/product/product-filters.tsx';

type Row = RowOf<'adminProductProposal.list'>;

/** Proposals of sellers that wait for the market, oldest first; or those decided. */
export default function ProposalsPage() {
  const t = useTranslations('desk-proposal');
  const words = useTranslations('desk-product');
  return (
    <ListScreen
      title={t('title')}
      list="adminProductProposal.list"
      path="/admin/product-approvals"
      empty={<p>{t('empty')}</p>}
      views={[
        { name: 'approved', label: t('state-approved') },
        { name: 'refused', label: t('state-refused') },
        { name: 'at-once', label: t('at-once') },
      ]}
      filters={[
        referenceFilter('store', words('store'), 'adminStoreChoice.list'),
        categoryFilter(words('category')),
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('desk-proposal');
  const words = useTranslations('desk-product');
  const format = useFormatter();
  const momentOf = useMomentText();
  return [
    {
      name: 'title',
      label: words('product'),
      show: ({ image, title }) => (
        <>
          <SmallPicture image={image} />
          <span className="min-w-0 break-words">{title}</span>
        </>
      ),
    },
    { name: 'store', label: words('store'), show: ({ store }) => store },
    { name: 'category', label: words('category'), show: ({ category }) => category },
    {
      name: 'kind',
      label: t('kind'),
      show: ({ kind, state, at_once }) =>
        state === 'sent' ? (
          t(`kind-${kind}`)
        ) : (
          <State good={state === 'approved'}>{t(at_once ? 'at-once' : `state-${state}`)}</State>
        ),
    },
    {
      name: 'sent_at',
      label: t('waits-since'),
      sorts: true,
      show: ({ sent_at }) =>
        sent_at && (
          <time dateTime={sent_at} title={momentOf(sent_at)}>
            {format.relativeTime(new Date(sent_at), new Date())}
          </time>
        ),
    },
  ];
}
