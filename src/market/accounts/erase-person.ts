import { sql } from 'kysely';
import { orderStatus } from '#contract/constants.ts';
import type { LetterAboutOrder } from '#contract/letters.ts';
import type { Tx } from '#db/connect.ts';

/** True for a parcel `p` that is neither delivered nor cancelled. */
export const underway = sql`p.cancelled_at is null and p.status < ${orderStatus.delivered}`;

/** The kinds of letters about an order. The compiler insists that the list is complete. */
const ABOUT_ORDERS = Object.keys({
  'order-placed': true,
  'order-to-pay': true,
  'order-paid': true,
  'transfer-refused': true,
  'transfer-short': true,
  'parcel-moved': true,
  'parcel-cancelled': true,
  'pieces-cancelled': true,
  'order-cancelled': true,
  'payment-not-needed': true,
  refunded: true,
  'payment-in-review': true,
  'refund-failed': true,
  'refund-outside': true,
  'dispute-opened': true,
  'dispute-ended': true,
} satisfies Record<LetterAboutOrder, true>);
/** True for a letter about an order that is being sent right now: it is still delivered. */
export const goingOut = sql`state = 'waiting' and kind = any(${ABOUT_ORDERS}::text[])`;

/** An address without its person: country and state stay, for tax records. */
const NO_PERSON = {
  name: '',
  email: '',
  phone: '',
  city: '',
  zip: '',
  address_1: '',
  address_2: '',
  company: '',
  tax_number: '',
  delivery_instruction: '',
};

/**
 * Removes the buyer from orders: name, address, email and phone, the reason they gave for
 * cancelling, and the letters about them. The figures stay, for accounting; so do issued invoices,
 * unchanged.
 */
export async function erasePerson(tx: Tx, orderIds: number[]): Promise<void> {
  await sql`
    delete from mails
    where kind = any(${ABOUT_ORDERS}::text[])
      and not (${goingOut})
      and recipient in (
        select address ->> 'email'
        from orders
        where id = any(${orderIds}::int[])
      )
  `.execute(tx);
  await sql`
    update cancellations set title = '', message = ''
    where order_id = any(${orderIds}::int[])
  `.execute(tx);
  await sql`
    update parcel_events e set note = ''
    from parcels p
    where p.id = e.parcel_id
      and p.order_id = any(${orderIds}::int[])
      and e.actor = 'customer'
  `.execute(tx);
  await eraseTransfers(tx, orderIds);
  await sql`
    update orders set address = address || ${JSON.stringify(NO_PERSON)}::jsonb
    where id = any(${orderIds}::int[])
  `.execute(tx);
}

/**
 * Erases what buyers reported about their transfers, with the proof, and what the banks said of the
 * payer.
 */
async function eraseTransfers(tx: Tx, orderIds: number[]): Promise<void> {
  await sql`
    delete from transfer_proofs p
    using transfers t
    where t.id = p.transfer_id
      and t.order_id = any(${orderIds}::int[])
  `.execute(tx);
  await sql`
    update transfers set bank_name = '', account_name = '', account_number = '', branch_name = ''
    where order_id = any(${orderIds}::int[])
  `.execute(tx);
  await sql`
    update bank_entries set remitter = '', remitter_account = '', texts = '{}'
    where id in (
      select entry_id
      from bank_receipts
      where order_id = any(${orderIds}::int[])
    )
  `.execute(tx);
  await sql`
    update bank_receipts set remitter = ''
    where order_id = any(${orderIds}::int[])
  `.execute(tx);
}
