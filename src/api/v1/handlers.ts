// Each call of the contract and what answers it.
import type { endpoints } from '#contract/endpoints.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Visit } from '#hall/visit.ts';
import { accounts } from '#api/v1/accounts.ts';
import { admin } from '#api/v1/admin.ts';
import { bank } from '#api/v1/bank.ts';
import { cart } from '#api/v1/cart.ts';
import { catalogue } from '#api/v1/catalogue.ts';
import { content } from '#api/v1/content.ts';
import { disputes } from '#api/v1/disputes.ts';
import { letters } from '#api/v1/letters.ts';
import { customerLists } from '#api/v1/customer-lists.ts';
import { papers } from '#api/v1/papers.ts';
import { orders } from '#api/v1/orders.ts';
import { commission } from '#api/v1/commission.ts';
import { approvals } from '#api/v1/approvals.ts';
import { payoutSettings } from '#api/v1/payout-settings.ts';
import { payouts } from '#api/v1/payouts.ts';
import { payments } from '#api/v1/payments.ts';
import { reviewCalls } from '#api/v1/reviews.ts';
import { sellers } from '#api/v1/sellers.ts';
import { shoppers } from '#api/v1/shoppers.ts';
import { social } from '#api/v1/social.ts';
import { transfers } from '#api/v1/transfers.ts';

type Calls = typeof endpoints;
export type Handlers = {
  [Name in keyof Calls]: (
    visit: Visit,
    input: InputOf<Calls[Name]>,
  ) => Promise<OutputOf<Calls[Name]>>;
};

export const handlers: Handlers = {
  ...content,
  ...catalogue,
  ...accounts,
  ...shoppers,
  ...social,
  ...cart,
  ...letters,
  ...orders,
  ...payments,
  ...transfers,
  ...bank,
  ...disputes,
  ...commission,
  ...payouts,
  ...payoutSettings,
  ...approvals,
  ...customerLists,
  ...reviewCalls,
  ...papers,
  ...sellers,
  ...admin,
};
