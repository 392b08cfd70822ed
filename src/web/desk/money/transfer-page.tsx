import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AcceptTransfer } from '#web/desk/money/accept-transfer.tsx';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { TransferGuess } from '#web/desk/money/transfer-guess.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { FileShown } from '#web/desk/parts/file-shown.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';

export type Transfer = RowOf<'transfer.list'>;

/**
 * One transfer: what the buyer says, their proof, the bank's entries, and the decision. `/next`
 * shows the one that has waited longest.
 */
export default function TransferPage() {
  const t = useTranslations('desk-money');
  const { id } = useParams();
  const { answer, again } = useOne('transfer.list', id === 'next' ? '' : 'all');
  return (
    <OneScreen
      path="/admin/transfers"
      back={t('transfers')}
      title={({ order }) => t('transfer-of', { order: order.code })}
      answer={answer}
      again={again}
    >
      {(transfer) => (
        <>
          <TransferFacts transfer={transfer} />
          {transfer.proof && (
            <FileShown
              title={t('proof')}
              call="transfer.proof"
              input={{ id: transfer.id }}
              picture={transfer.proof === 'picture'}
            />
          )}
          {transfer.state === 'waiting' && (
            <>
              <AcceptTransfer key={transfer.id} transfer={transfer} again={again} />
              <TransferGuess transfer={transfer} again={again} />
            </>
          )}
        </>
      )}
    </OneScreen>
  );
}

function TransferFacts({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('desk-money');
  const { money, time, day } = useMoneyColumns();
  const { currency, claimed, owed, received } = transfer;
  return (
    <Facts
      title={t('buyer-says')}
      rows={[
        [t('order'), <OrderLink key="order" order={transfer.order} />],
        [t('state'), t(`transfer-${transfer.state}`)],
        [t('why'), transfer.reason],
        [t('owed'), money(owed, currency)],
        [t('claimed'), claimed === null ? null : money(claimed, currency)],
        [t('received'), received > 0 ? money(received, currency) : null],
        [t('paid-on'), day(transfer.paid_on)],
        [t('trans-id'), <bdi key="id">{transfer.trans_id}</bdi>],
        [t('reference'), <bdi key="reference">{transfer.payment_reference}</bdi>],
        [t('from'), inRow([transfer.account_name, transfer.bank_name])],
        [t('account'), transfer.account_number && <bdi>{transfer.account_number}</bdi>],
        [t('told'), time(transfer.created_at)],
      ]}
    >
      {transfer.late === 1 && <p className="text-sm text-warn">{t('order-closed')}</p>}
    </Facts>
  );
}
