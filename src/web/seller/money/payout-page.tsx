import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { StatementLines } from '#web/desk/money/statement-lines.tsx';
import { PayoutFacts } from '#web/desk/money/payout-facts.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** One payout with every line in it, down to the order lines. */
export default function PayoutPage() {
  const words = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  const { answer, again } = useDeskAnswer('sellerMoney.payout', { id: Number(useParams().id) });
  return (
    <OneScreen
      path="/seller/payouts"
      back={words('payouts')}
      title={({ payout }) => `${words('payout')} ${money(payout.amount, payout.currency)}`}
      answer={answer}
      again={again}
    >
      {({ payout, carried, lines }) => (
        <>
          <PayoutFacts payout={payout} carried={carried} />
          <StatementLines
            title={words('made-of')}
            empty={words('no-lines')}
            rows={lines}
            earned="sellerLedger.earned"
          />
        </>
      )}
    </OneScreen>
  );
}
