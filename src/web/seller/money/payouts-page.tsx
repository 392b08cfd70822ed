import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { State } from '#web/desk/parts/state.tsx';

const VIEWS = ['open', 'paid', 'cancelled'] as const;

/** What the store was paid, and the next payout. */
export default function PayoutsPage() {
  const t = useTranslations('seller-money');
  const place = useTranslations('seller');
  const words = useTranslations('desk-money');
  const { money, time } = useMoneyColumns();
  return (
    <ListScreen
      title={place('place-payouts')}
      list="sellerPayouts.list"
      file="sellerPayouts.export"
      path="/seller/payouts"
      empty={<p>{t('payouts-empty')}</p>}
      views={VIEWS.map((name) => ({ name, label: words(`payout-${name}`) }))}
      columns={[
        {
          name: 'created_at',
          label: words('gathered-at'),
          sorts: true,
          show: ({ created_at: at }) => time(at),
        },
        {
          name: 'state',
          label: words('state'),
          card: 'state',
          show: ({ state, on_hold: held }) => (
            <State good={state === 'paid'}>
              {words(held.length > 0 ? 'payout-held' : `payout-${state}`)}
            </State>
          ),
        },
        {
          name: 'amount',
          label: words('amount'),
          sorts: true,
          number: true,
          card: 'brief',
          show: ({ amount, currency }) => money(amount, currency),
        },
        {
          name: 'reference',
          label: words('bank-reference'),
          show: ({ reference }) => <bdi>{reference || '–'}</bdi>,
        },
      ]}
    />
  );
}
