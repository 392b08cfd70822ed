import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { Gaps } from '#web/desk/parts/gaps.tsx';
import { useWho } from '#web/desk/frame/who.ts';

export default function TaxRulesPage() {
  const t = useTranslations('desk-shop');
  const { market } = useWho();
  return (
    <ListScreen
      title={t('taxes')}
      list="adminTaxRule.list"
      file="adminTaxRule.export"
      path="/admin/taxes"
      add={t('tax-add')}
      empty={<p>{t('taxes-empty')}</p>}
      views={[
        { name: 'unused', label: t('view-unused') },
        { name: 'gap', label: t('view-gap') },
      ]}
      columns={[
        { name: 'title', label: t('name'), sorts: true, show: ({ title }) => title },
        {
          name: 'amount',
          label: t('amount'),
          number: true,
          show: ({ kind, amount }) => (
            <bdi dir="ltr">{`${amount} ${kind === 'percent' ? '%' : market.currency}`}</bdi>
          ),
        },
        {
          name: 'products',
          label: t('products'),
          sorts: true,
          number: true,
          show: ({ products }) => products,
        },
        { name: 'gaps', label: t('translations'), show: ({ gaps }) => <Gaps languages={gaps} /> },
      ]}
    />
  );
}
