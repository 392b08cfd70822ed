import { BankDetails, useBankDetails } from '#web/ui/payment/bank-details.tsx';
import type { PaymentGateway } from '#web/ui/payment/payment-methods.ts';
import '#web/ui/words/owing-words.client.ts';

/** The account for a transfer. */
export default function BankAccount({ gateway }: { gateway: PaymentGateway }) {
  return <BankDetails details={useBankDetails(gateway)} />;
}
