// Orders, as staff find and handle them.
import { z } from 'zod';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { orderQuery, orderRowOfStaff } from '#contract/admin/order-list.ts';
import { noteText, staffNote } from '#contract/admin/staff-note.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { order } from '#contract/order.ts';
import { paymentRow } from '#contract/payment.ts';
import { refundRow } from '#contract/refund.ts';
import { listOf } from '#contract/list-calls.ts';
import { soldParcel } from '#contract/sold-parcel.ts';
import { page, text, timeZone, wholeNumber } from '#contract/values.ts';

const happenings = [
  'placed',
  'taken',
  'pay-link',
  'parcel-confirm',
  'parcel-pick-up',
  'parcel-send',
  'parcel-deliver',
  'parcel-cancel',
  'parcel-reopen',
  'parcel-remind',
  'pieces-cancelled',
  'payment-succeeded',
  'payment-failed',
  'payment-review',
  'payment-accept',
  'payment-refund',
  'payment-dismiss',
  'money-received',
  'refund-asked',
  'refund-succeeded',
  'refund-failed',
  'paper-invoice',
  'paper-credit-note',
  'letter',
  'note',
] as const;

/**
 * An entry of an order's history. `what` names the event, `about` its parcel, letter or paper, `as`
 * the role in which `by` acted, `text` what was written.
 */
const happened = z
  .object({
    at: isoTime,
    what: z.enum(happenings),
    about: z.string(),
    as: z.enum(['customer', 'seller', 'staff', 'market']),
    by: z.string(),
    text: z.string(),
    amount: decimal.nullable(),
  })
  .meta({ id: 'Happened' });
export type Happened = z.output<typeof happened>;

/** What was already refunded of a line: the items, and the amount. */
const backOfLine = z.object({ id: z.int(), returned: z.int(), refunded: decimal });

const openedOrder = z
  .object({
    order,
    customer: z.object({ id: z.int(), name: z.string(), orders: z.int() }).nullable(),
    /** `may_remind`: it is late, and its store was not reminded within a day. */
    parcels: z.array(
      soldParcel.extend({
        due_at: isoTime.nullable(),
        reminded_at: isoTime.nullable(),
        may_remind: z.boolean(),
      }),
    ),
    payments: z.array(paymentRow),
    refunds: z.array(refundRow),
    back: z.array(backOfLine),
    /** How much can still be refunded. */
    left: decimal,
    letters: z.array(
      z.object({
        id: z.int(),
        kind: z.string(),
        subject: z.string(),
        at: isoTime,
        state: z.string(),
      }),
    ),
    notes: z.array(staffNote),
    timeline: z.array(happened),
    may_cancel: z.boolean(),
    /** It is unpaid, and its buyer can be mailed the payment link. */
    may_remind: z.boolean(),
    /** Who of the staff placed it, if one did. */
    taken: z.object({ by: z.string(), at: isoTime }).nullable(),
  })
  .meta({ id: 'AdminOrder' });
export type OpenedOrder = z.output<typeof openedOrder>;

const forStaff = {
  audience: 'staff',
  permission: 'orders',
  otherwise: 'order-not-found',
} as const;

export const adminOrderCalls = {
  list: endpoint({
    ...forStaff,
    operationId: 'adminOrders',
    path: 'admin/orders',
    methods: ['GET'],
    about:
      'Lists the orders of all stores, newest first. `q` matches part of a code, of the buyer’s ' +
      'name, email address or phone number, of a tracking number, or of a product’s name or SKU. ' +
      `\`total\` counts up to ${listSize.counted}; \`more\` says that there are more.`,
    input: z.object({
      ...orderQuery,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(orderRowOfStaff),
  }),
  export: endpoint({
    ...forStaff,
    operationId: 'adminOrdersExport',
    path: 'admin/orders/export',
    methods: ['GET'],
    file: 'text/csv',
    about: 'Exports all orders that match, as CSV, newest first.',
    input: z.object(orderQuery),
    output: sentFile,
  }),
  open: endpoint({
    ...forStaff,
    operationId: 'adminOrder',
    path: 'admin/order/{id}',
    methods: ['GET'],
    about:
      'Returns one order with everything that belongs to it: parcels, payments, refunds, papers, ' +
      'emails, staff notes, and its history, newest first.',
    input: z.object({ id: idOf('order'), time_zone: timeZone }),
    output: openedOrder,
  }),
  note: endpoint({
    ...forStaff,
    operationId: 'adminNoteOrder',
    path: 'admin/order/note/{id}',
    methods: ['POST'],
    toast: 'note-kept',
    about: 'Adds a note about an order, which only staff can read.',
    input: z.object({ id: idOf('order'), note: noteText }),
    output: z.array(staffNote),
  }),
  cancel: endpoint({
    ...forStaff,
    operationId: 'adminCancelOrder',
    path: 'admin/order/cancel/{id}',
    methods: ['POST'],
    toast: 'order-cancelled',
    about:
      'Cancels all parcels of an order, as long as none has been picked up. The buyer reads the ' +
      'note, and what they paid is refunded.',
    input: z.object({ id: idOf('cancellable-order'), note: text(500) }),
    output: z.null(),
  }),
  sendLink: endpoint({
    ...forStaff,
    operationId: 'adminSendPayLink',
    path: 'admin/order/send-link/{id}',
    methods: ['POST'],
    toast: 'pay-link-sent',
    about:
      'Emails the buyer of an unpaid order the link to pay it, at most three times an hour. For ' +
      'a buyer without an account, the link also opens the order.',
    input: z.object({ id: idOf('unpaid-order') }),
    output: z.null(),
  }),
};
