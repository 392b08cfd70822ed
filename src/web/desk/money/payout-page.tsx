import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PayoutFacts } from '#web/desk/money/payout-facts.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { StatementLines } from '#web/desk/money/statement-lines.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Payout = DeskData<'payout.find'>['payout'];

/** One payout with every line in it. */
export default function PayoutPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useDeskAnswer('payout.find', { id: Number(useParams().id) });
  return (
    <OneScreen
      path="/admin/payouts"
      back={t('payouts')}
      title={({ payout }) => t('payout-to', { store: payout.store })}
      answer={answer}
      again={again}
      acts={({ payout }) => <End payout={payout} again={again} />}
    >
      {({ payout, carried, lines }) => (
        <>
          <PayoutFacts
            payout={payout}
            carried={carried}
            store={
              <Link to={`/admin/balances/${payout.store_id}`} className="link">
                <bdi>{payout.store}</bdi>
              </Link>
            }
          />
          <StatementLines
            title={t('made-of')}
            empty={t('no-lines')}
            rows={lines}
            earned="ledger.earned"
          />
        </>
      )}
    </OneScreen>
  );
}

function End({ payout, again }: { payout: Payout; again: () => void }) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  if (payout.state !== 'open') return null;
  const { id, store, amount, currency } = payout;
  const held = payout.on_hold.length > 0;
  const title = t('payout-to', { store });
  return (
    <>
      <ActButton
        primary={!held}
        icon="check"
        label={t('mark-paid')}
        call="openPayout.paid"
        input={{ id }}
        title={title}
        text={t('mark-paid-text', { amount: money(amount, currency), store })}
        fields={[
          { name: 'reference', label: t('bank-reference'), optional: t('optional') },
          ...(held
            ? [
                {
                  name: 'despite',
                  label: t('held'),
                  choices: [
                    { value: '', label: t('despite-no') },
                    { value: 'true', label: t('despite-yes') },
                  ],
                },
              ]
            : []),
        ]}
        again={again}
      />
      <ActButton
        icon="x"
        label={t('cancel-payout')}
        call="openPayout.cancel"
        input={{ id }}
        title={title}
        text={t('cancel-payout-text')}
        fields={[{ name: 'note', label: t('why'), kind: 'lines', optional: t('optional') }]}
        again={again}
      />
    </>
  );
}
