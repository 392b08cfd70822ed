// Flash sales, as sellers enter products in them.
import { z } from 'zod';
import { decimal, isoTime, pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { deal, enrolmentShown, enrolmentStates, enrolmentVersion } from '#contract/enrolment.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { oneOf, page } from '#contract/values.ts';

const store_id = of('store', optionalId);

/** `result`: for one that is or was in the sale, from orders that were not cancelled. */
const ownEnrolment = z
  .object({
    ...enrolmentShown,
    /** Whether it can be changed or withdrawn now. */
    open: z.boolean(),
    result: z
      .object({
        /** As it is in the sale, where staff may have changed it. */
        price: decimal,
        sold: z.int(),
        revenue: decimal,
        /** What is left of the quota. */
        left: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnEnrolment' });
export type OwnEnrolment = z.output<typeof ownEnrolment>;

const openSale = z
  .object({
    id: z.int(),
    title: z.string(),
    start_at: isoTime,
    end_at: isoTime,
    enrol_until: isoTime,
    /** The least discount on the regular price. */
    min_percent: z.int(),
    per_store: z.int(),
    terms: z.string(),
    /** Those of the store that wait or are in the sale, and how many more it can enter. */
    enrolments: z.array(ownEnrolment),
    more: z.int(),
  })
  .meta({ id: 'OpenSale' });
export type OpenSale = z.output<typeof openSale>;

const forSeller = {
  audience: 'seller',
  permission: 'marketing',
  otherwise: 'enrolment-not-found',
} as const;

export const sellerEnrolmentCalls = {
  sales: endpoint({
    operationId: 'sellerFlashSales',
    path: 'seller/flash-sales',
    methods: ['GET'],
    audience: 'seller',
    permission: 'marketing',
    about:
      'Lists the flash sales that stores can propose products for now, earliest closing date ' +
      'first.',
    input: z.object({ store_id }),
    output: z.array(openSale),
  }),
  list: endpoint({
    operationId: 'sellerEnrolments',
    path: 'seller/enrolments',
    methods: ['GET'],
    audience: 'seller',
    permission: 'marketing',
    about:
      'Lists the store’s enrolments in flash sales, newest first, 25 a page, with the number ' +
      'sold: all, or those of one state or one sale.',
    input: z.object({
      store_id,
      page,
      state: oneOf(enrolmentStates),
      sale: of('open-sale', optionalId),
    }),
    output: pageOf(ownEnrolment),
  }),
  find: endpoint({
    ...forSeller,
    operationId: 'sellerEnrolment',
    path: 'seller/enrolment/{id}',
    methods: ['GET'],
    about: 'Returns one enrolment of the store.',
    input: z.object({ id: idOf('enrolment'), store_id }),
    output: ownEnrolment,
  }),
  propose: endpoint({
    operationId: 'sellerProposeForSale',
    path: 'seller/enrolment/propose',
    methods: ['POST'],
    audience: 'seller',
    permission: 'marketing',
    toast: 'enrolment-sent',
    about:
      'Proposes a product of the store for a flash sale that accepts enrolments: its sale price, ' +
      'how many are sold at it, and how many to each customer. The market decides.',
    input: z.object({
      store_id,
      sale_id: idOf('open-sale'),
      product_id: idOf('product'),
      ...deal,
    }),
    output: ownEnrolment,
  }),
  change: endpoint({
    ...forSeller,
    operationId: 'sellerChangeEnrolment',
    path: 'seller/enrolment/change/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Updates an enrolment that waits for a decision, while its sale accepts enrolments. ' +
      'Refused if it has changed since this `version`.',
    input: z.object({ id: idOf('enrolment'), store_id, version: enrolmentVersion, ...deal }),
    output: ownEnrolment,
  }),
  withdraw: endpoint({
    ...forSeller,
    operationId: 'sellerWithdrawEnrolment',
    path: 'seller/enrolment/withdraw/{id}',
    methods: ['POST'],
    toast: 'enrolment-withdrawn',
    about: 'Withdraws an enrolment that waits for a decision, while its sale accepts enrolments.',
    input: z.object({ id: idOf('enrolment'), store_id, version: enrolmentVersion }),
    output: ownEnrolment,
  }),
};
export type SentDeal = Pick<
  z.output<typeof sellerEnrolmentCalls.propose.input>,
  'price' | 'quota' | 'per_customer'
>;
