// The ledger: double-entry books to which entries are only ever added. An amount above zero is owed
// to the account's holder, below zero by them; the amounts of an entry sum to zero.
import type { Money } from '#base/money.ts';

/**
 * `customer`: who paid or is paid back. `gateway`: what a payment method holds for the market;
 * `disputed`: how much of that a gateway keeps back while a buyer disputes it. `bank`: the market's
 * own account. `market`: what it earns. `tax`: what it owes the state. `held`, `store`: a store's
 * money before and after its release; `reserve`: the part of it that is kept for some days.
 */
export type Line =
  | { account: 'customer' | 'bank' | 'market' | 'tax'; amount: Money }
  | { account: 'gateway' | 'disputed'; method: number; amount: Money }
  | { account: 'held' | 'reserve'; storeId: number; amount: Money }
  | { account: 'store'; storeId: number; amount: Money; payoutId?: number };

export type EntryKind =
  | 'payment'
  | 'sale'
  | 'cash'
  | 'fee'
  | 'refund'
  | 'release'
  | 'adjustment'
  | 'payout'
  | 'settlement'
  | 'reserve'
  | 'dispute';

/**
 * `fact` identifies what the entry records, so that nothing is recorded twice: `sale:parcel:12`.
 */
export type Entry = {
  kind: EntryKind;
  fact: string;
  currency: string;
  at: Date;
  orderId?: number;
  parcelId?: number;
  paymentId?: number;
  refundId?: number;
  accountId?: number;
  note?: string;
};
