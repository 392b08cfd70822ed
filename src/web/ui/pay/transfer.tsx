import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { BankDetails, useBankDetails } from '#web/ui/pay/bank-details.tsx';
import { Note } from '#web/ui/pay/note.tsx';
import { TransferForm } from '#web/ui/pay/transfer-form.tsx';
import { usePoll } from '#web/ui/pay/use-poll.ts';
import type { PaymentGateway } from '#web/ui/pay/ways.ts';
import { usePrice } from '#web/ui/site.ts';

type Props = { order: Order; changed: () => void };
const TransId = ({ id }: { id: string }) => <bdi className="figures break-all font-semibold">{id}</bdi>;

/** Where to transfer an order's money, and the form that says it was done. */
export function Transfer({ order, gateway, changed }: Props & { gateway: PaymentGateway }) {
  const t = useTranslations('owed');
  const write = usePrice();
  const account = useBankDetails(gateway), { transfer, due } = order.pay;
  return (
    <>
      {transfer?.state === 'refused' && (
        <div role="status" className="mb-4">
          <Note look="drop" head={t.rich('refused-head', { id: () => <TransId id={transfer.trans_id} /> })}><p dir="auto" className="whitespace-pre-line break-words">{transfer.reason}</p><p>{t('refused-next')}</p></Note>
        </div>
      )}
      {account.length > 0 && (
        <>
          <p className="mb-2">{t('transfer-how')}</p>
          <BankDetails details={[{ name: t('amount'), text: write(due), strong: true }, { name: t('reference'), text: order.order, strong: true }, ...account]} />
        </>
      )}
      <h3 className="mb-3 mt-6 text-lg">{t('verify-head')}</h3>
      <TransferForm orderId={order.id} changed={changed} />
    </>
  );
}

/** That somebody looks for a transfer which was told of. */
export function Looking({ order, changed }: Props) {
  const t = useTranslations('owed');
  usePoll(order, changed);
  const id = order.pay.transfer?.trans_id ?? '';
  return (
    <section aria-labelledby="looking" className="card p-4 md:p-5">
      <h2 id="looking" className="text-xl">{t('looking-head')}</h2>
      <p role="status" className="mt-1 text-ink-2">{t.rich('looking', { id: () => <TransId id={id} /> })}</p>
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 items-center font-semibold">{t('correct')}</summary>
        <div className="mt-2"><TransferForm orderId={order.id} transId={id} changed={changed} /></div>
      </details>
    </section>
  );
}
