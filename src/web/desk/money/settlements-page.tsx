import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { methodFilter } from '#web/desk/money/method-filter.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { TakeSettlement } from '#web/desk/money/take-settlement.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

/** What gateways report as paid out, compared with the books. */
export default function SettlementsPage() {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const { at } = useMoneyColumns();
  return (
    <ListScreen
      title={t('settlements')}
      list="settlement.list"
      file="settlement.export"
      path="/admin/settlements"
      empty={<p>{t('settlements-empty')}</p>}
      acts={() => <TakeSettlement />}
      views={[{ name: 'gap', label: t('with-gap') }]}
      filters={[methodFilter(t('way'), t('any-way'), methodName)]}
      columns={[
        { name: 'name', label: t('file'), show: ({ name }) => <bdi>{name}</bdi> },
        { name: 'method', label: t('way'), show: ({ method }) => methodName(method) },
        at('created_at', t('taken-in')),
        { name: 'matched', label: t('found-matched'), number: true, show: (row) => row.matched },
        {
          name: 'different',
          label: t('found-different'),
          number: true,
          show: (row) => row.different,
        },
        { name: 'missing', label: t('found-missing'), number: true, show: (row) => row.missing },
        {
          name: 'gap',
          label: t('gap'),
          card: 'state',
          show: ({ missing, different }) => (
            <State good={missing + different === 0}>
              {missing + different === 0
                ? t('no-gap')
                : t('gap-lines', { count: missing + different })}
            </State>
          ),
        },
      ]}
    />
  );
}
