import { useTranslations } from 'use-intl';
import { storeAccounts } from '#contract/ledger-accounts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useBookLines } from '#web/desk/money/use-book-lines.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { WayBack } from '#web/desk/parts/way-back.tsx';

type Line = RowOf<'sellerLedger.list'>;

/** Every line of the store's accounts, also as a file for its accountant. */
export default function LinesPage() {
  const t = useTranslations('desk-money');
  const seller = useTranslations('seller');
  const lines = useBookLines<Line>(storeAccounts, (_, name) => name);
  return (
    <>
      <WayBack to="/seller/balance" list={seller('place-balance')} />
      <ListScreen
        title={t('all-lines')}
        list="sellerLedger.list"
        file="sellerLedger.export"
        path="/seller/lines"
        pathOf={pathOf}
        empty={<p>{t('no-lines')}</p>}
        {...lines}
      />
    </>
  );
}

/** A line links to its payout or, without one, to all lines of its order. */
function pathOf({ order, payout_id: payout }: Line): string {
  if (payout !== null) return `/seller/payouts/${payout}`;
  return order ? `/seller/lines?q=${order.code}` : '/seller/lines';
}
