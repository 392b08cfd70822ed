import { useTranslations } from 'use-intl';
import { decimalText } from '#base/currency.ts';
import { toMinor } from '#base/money.ts';
import type { Order } from '#contract/order.ts';
import { BankDetails, useBankDetails } from '#web/ui/payment/bank-details.tsx';
import { Note } from '#web/ui/message/note.tsx';
import { TransactionId } from '#web/storefront/order/payment/transaction-id.tsx';
import { TransferForm } from '#web/storefront/order/payment/transfer-form.tsx';
import type { PaymentGateway } from '#web/ui/payment/payment-methods.ts';
import { usePrice, useSite } from '#web/ui/site.ts';

type Props = { order: Order; gateway: PaymentGateway; filed: () => void };

/** The account to transfer an order's money to, and the form that reports the transfer. */
export function TransferSteps({ order, gateway, filed }: Props) {
  const t = useTranslations('owed');
  const write = usePrice();
  const { currency_exponent: exponent } = useSite().money;
  const account = useBankDetails(gateway);
  const { transfer, due, reference } = order.pay;
  const plain = decimalText(toMinor(due, exponent) ?? 0, exponent);
  const own = [
    { name: t('amount'), text: write(due), copied: plain, strong: true },
    { name: t('reference'), text: reference, strong: true },
  ];
  return (
    <>
      {transfer?.state === 'refused' && (
        <div role="status" className="mb-4">
          <Note
            kind="drop"
            head={t.rich('refused-head', { id: () => <TransactionId id={transfer.trans_id} /> })}
          >
            <p dir="auto" className="whitespace-pre-line break-words">
              {transfer.reason}
            </p>
            <p>{t('refused-next')}</p>
          </Note>
        </div>
      )}
      {account.length > 0 && (
        <>
          <p className="mb-2">{t('transfer-how')}</p>
          <BankDetails details={[...own, ...account]} />
        </>
      )}
      <h3 className="mb-3 mt-6 text-lg">{t('verify-head')}</h3>
      <TransferForm order={order} filed={filed} />
    </>
  );
}
