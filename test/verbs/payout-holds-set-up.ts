// Refunds of earnings, and their effect on a payout.
import { transaction } from '#db/transaction.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { decideRefund } from '../refunds.ts';
import { base } from './parcel-books.ts';
import { type Earned } from './payout-books.ts';

export const decideRefundOf = ({ order, parcel }: Earned, amount = 1350) =>
  decideRefund(base.db, order, [{ parcel, amount }]);
export const fail = (id: number) =>
  transaction(base.db, (tx) =>
    endRefund(tx, id, { providerRef: '', state: 'failed', problem: 'closed' }),
  );
