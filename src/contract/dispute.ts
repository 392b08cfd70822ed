// What happens to money after the sale at the gateways' own pages: refunds made there, and disputes.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { refundRow } from '#contract/payment.ts';
import { amountText, idOf, wholeNumber } from '#contract/values.ts';

const rowId = wholeNumber(1, 2_147_483_647);
const ofLine = z.object({ id: rowId, quantity: wholeNumber(0, 10_000), amount: amountText });
const ofParcel = z.object({ id: rowId, amount: amountText, lines: z.array(ofLine, 'invalid-input').max(200).optional() });

export const adminAllocateRefund = endpoint({
  path: 'admin/refund/allocate/{id}', methods: ['POST'], audience: 'staff', toast: 'refund-allocated',
  about: 'Says which parcels, and which of their lines, a refund is for that was made at the gateway’s own pages, or a dispute that was lost. Until then it is shared by what was left of the parcels (`guessed`), '
    + 'and what the stores earn with the order is held. `parcels` together are the refund; without them it stays shared as it is.',
  input: z.object({ id: idOf('outside-refund'), parcels: z.array(ofParcel, 'invalid-input').max(200).optional() }),
  output: refundRow,
});
export type RefundAllocated = z.output<typeof adminAllocateRefund.input>;
