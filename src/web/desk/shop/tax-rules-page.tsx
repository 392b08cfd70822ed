import { useTranslations } from 'use-intl';
import { gapsColumn, productsColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

export default function TaxRulesPage() {
  const t = useTranslations('desk-shop');
  const { money, percent } = useAmounts();
  const { remove } = useBulkActs();
  return (
    <ListScreen
      title={t('taxes')}
      list="adminTaxRule.list"
      file="adminTaxRule.export"
      path="/admin/taxes"
      add={t('tax-add')}
      bulk={{ call: 'adminTaxRule.bulk', attempt: 'adminTaxRule.tryBulk', acts: [remove] }}
      empty={<p>{t('taxes-empty')}</p>}
      views={[
        { name: 'unused', label: t('view-unused') },
        { name: 'gap', label: t('view-gap') },
      ]}
      columns={[
        titleColumn(t('name')),
        {
          name: 'amount',
          label: t('amount'),
          number: true,
          show: ({ kind, amount }) => (
            <bdi>{(kind === 'percent' ? percent : money)(Number(amount))}</bdi>
          ),
        },
        productsColumn(t('products')),
        gapsColumn(t('translations')),
      ]}
    />
  );
}
