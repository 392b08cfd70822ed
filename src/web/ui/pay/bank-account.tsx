import { BankDetails, useBankDetails } from '#web/ui/pay/bank-details.tsx';
import type { PaymentGateway } from '#web/ui/pay/ways.ts';
import '#web/ui/owing-words.client.ts';

/** The account that a transfer goes to. */
export default function BankAccount({ gateway }: { gateway: PaymentGateway }) {
  return <BankDetails details={useBankDetails(gateway)} />;
}
