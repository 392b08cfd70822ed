import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import type { TransferReport } from '#contract/order-money.ts';
import { PartlyPaidNote } from '#web/storefront/order/payment/partly-paid-note.tsx';
import type { OnTransferFiled } from '#web/storefront/order/payment/pay-panel.tsx';
import { TransactionId } from '#web/storefront/order/payment/transaction-id.tsx';
import { TransferForm } from '#web/storefront/order/payment/transfer-form.tsx';
import { useOrderPoll } from '#web/storefront/order/payment/use-order-poll.ts';
import { usePrice } from '#web/ui/site.ts';

type Props = OnTransferFiled & {
  order: Order;
  changed: () => void;
  /** In this window, just now. */
  justFiled: boolean;
};

/** Says that staff look for the reported transfer; shows the report, which can be corrected. */
export function TransferAwaited({ order, changed, filed, justFiled }: Props) {
  const t = useTranslations('owed');
  const heading = useRef<HTMLHeadingElement>(null);
  useOrderPoll(order, changed);
  const { transfer } = order.pay;
  const transferKey = JSON.stringify(transfer);
  useEffect(() => {
    if (justFiled) heading.current?.focus(); // the submitted form is gone
  }, [transferKey, justFiled]);
  if (!transfer) return null;
  return (
    <section aria-labelledby="looking" className="card p-4 md:p-5">
      <h2 id="looking" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('looking-head')}
      </h2>
      <p role="status" className="mt-1 text-ink-2">
        {t.rich('looking', { id: () => <TransactionId id={transfer.trans_id} /> })}
      </p>
      <PartlyPaidNote order={order} refiled />
      <ReportedTransfer transfer={transfer} />
      <details key={transferKey} className="mt-1">
        <summary className="link inline-flex min-h-11 items-center font-semibold">
          {t('correct')}
        </summary>
        <div className="mt-2">
          <TransferForm order={order} filed={filed} />
        </div>
      </details>
    </section>
  );
}

/** Amount, day and proof, as far as the buyer gave them. */
function ReportedTransfer({
  transfer: { amount, paid_on: day, proof },
}: {
  transfer: TransferReport;
}) {
  const t = useTranslations('owed');
  const write = usePrice();
  const format = useFormatter();
  const date =
    day &&
    format.dateTime(new Date(`${day}T12:00:00Z`), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const facts = [
    { name: t('sent-amount'), text: amount === null ? '' : write(amount) },
    { name: t('sent-day'), text: date },
    { name: t('proof'), text: proof && (proof === 'pdf' ? t('proof-pdf') : t('proof-picture')) },
  ].filter(({ text }) => text);
  if (facts.length === 0) return null;
  return (
    <dl aria-label={t('told')} className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="figures font-semibold">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
