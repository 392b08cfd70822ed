import { useTranslations } from 'use-intl';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { TransferGuess } from '#web/desk/money/transfer-guess.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { FileShown } from '#web/desk/parts/file-shown.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';

export type Transfer = RowOf<'transfer.list'>;

/** One transfer: what the buyer says, their proof, what the bank says, and the decision. */
export default function TransferPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('transfer.list', 'all');
  return (
    <OneScreen
      path="/admin/transfers"
      back={t('transfers')}
      title={({ order }) => t('transfer-of', { order: order.code })}
      answer={answer}
      again={again}
      acts={(transfer) => <Decide transfer={transfer} again={again} />}
    >
      {(transfer) => (
        <>
          <Said transfer={transfer} />
          {transfer.proof && (
            <FileShown
              title={t('proof')}
              call="transfer.proof"
              input={{ id: transfer.id }}
              picture={transfer.proof === 'picture'}
            />
          )}
          {transfer.state === 'waiting' && <TransferGuess transfer={transfer} again={again} />}
        </>
      )}
    </OneScreen>
  );
}

function Said({ transfer }: { transfer: Transfer }) {
  const t = useTranslations('desk-money');
  const { money, time } = useMoneyColumns();
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
        [t('paid-on'), transfer.paid_on],
        [t('trans-id'), <bdi key="id">{transfer.trans_id}</bdi>],
        [t('reference'), <bdi key="reference">{transfer.payment_reference}</bdi>],
        [t('from'), [transfer.account_name, transfer.bank_name].filter(Boolean).join(', ')],
        [t('account'), transfer.account_number && <bdi>{transfer.account_number}</bdi>],
        [t('told'), time(transfer.created_at)],
      ]}
    >
      {transfer.late === 1 && <p className="text-sm text-warn">{t('order-closed')}</p>}
    </Facts>
  );
}

function Decide({ transfer, again }: { transfer: Transfer; again: () => void }) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  if (transfer.state !== 'waiting') return null;
  const { id, order, owed, claimed, currency, paid_on } = transfer;
  const title = t('transfer-of', { order: order.code });
  return (
    <>
      <ActButton
        primary
        icon="check"
        label={t('accept')}
        call="transfer.accept"
        input={{ id }}
        title={title}
        text={t('accept-transfer', { owed: money(owed, currency) })}
        fields={[
          { name: 'amount', label: t('arrived'), kind: 'amount', initial: String(claimed ?? owed) },
          { name: 'value_date', label: t('value-day'), kind: 'date', initial: paid_on ?? '' },
        ]}
        again={again}
      />
      <ActButton
        icon="x"
        label={t('refuse')}
        call="transfer.refuse"
        input={{ id }}
        title={title}
        text={t('refuse-transfer')}
        fields={[{ name: 'reason', label: t('why'), kind: 'lines' }]}
        again={again}
      />
    </>
  );
}
