import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { isOnline } from '#market/settings/pay-method.ts';
import { pageSize } from '#contract/constants.ts';
import type { PaymentQuery, PaymentRow, RefundQuery, RefundRow, TransferQuery, TransferRow } from '#contract/payment.ts';
import type { Db } from '#db/connect.ts';

type Payment = Omit<PaymentRow, 'amount' | 'received' | 'created_at' | 'order'> & { order_id: number; code: string; amount: number; received: number | null; exponent: number; created_at: Date };
type Refund = Omit<RefundRow, 'amount' | 'created_at' | 'ended_at' | 'order' | 'by_hand'> & { order_id: number; code: string; amount: number; exponent: number; created_at: Date; ended_at: Date | null };
type Transfer = Omit<TransferRow, 'amount' | 'created_at' | 'decided_at' | 'order'> & { order_id: number; code: string; amount: number; exponent: number; created_at: Date; decided_at: Date | null };

const payments = sql`select p.id, p.method, p.state, p.reason, p.amount, p.received, p.currency, p.exponent, p.provider_ref, p.provider_payment_ref, p.created_at, o.id as order_id, o.code from payments p join orders o on o.id = p.order_id`;
const refunds = sql`select r.id, r.amount,
   o.currency, o.currency_exponent as exponent, r.state, coalesce(p.method, o.order_method) as method, r.reason, r.problem, r.actor, r.created_at, r.ended_at, o.id as order_id, o.code from refunds r join orders o on o.id = r.order_id left join payments p on p.id = r.payment_id`;
const transfers = sql`select t.id, p.amount,
   p.currency, p.exponent, t.trans_id, t.bank_name, t.account_name, t.account_number, t.branch_name, t.state, t.reason, t.created_at, t.decided_at, o.id as order_id, o.code from transfers t join payments p on p.id = t.payment_id join orders o on o.id = t.order_id`;

/** Payments as staff look for them, newest first. */
export const readPayments = (db: Db, query: PaymentQuery): Promise<ListPage<PaymentRow>> =>
  pageOfRows<Payment, PaymentRow>(db, payments, where(query.state && sql`p.state = ${query.state}`, query.order && sql`o.code = ${query.order.toUpperCase()}`), sql`id desc`, query.page, 'admin/payments', paymentOf);
/** Refunds, newest first. */
export const readRefunds = (db: Db, query: RefundQuery): Promise<ListPage<RefundRow>> =>
  pageOfRows<Refund, RefundRow>(db, refunds, where(query.state && sql`r.state = ${query.state}`, query.order && sql`o.code = ${query.order.toUpperCase()}`), sql`id desc`, query.page, 'admin/refunds', refundOf);
/** What buyers said of transfers, oldest first. */
export const readTransfers = (db: Db, query: TransferQuery): Promise<ListPage<TransferRow>> =>
  pageOfRows<Transfer, TransferRow>(db, transfers, where(sql`t.state = ${query.state ?? 'waiting'}`), sql`id`, query.page, 'admin/transfers', transferOf);

/** One of each. Refuse 'payment-not-found', 'refund-not-found', 'transfer-not-found'. */
export const readOnePayment = async (db: Db, id: number): Promise<PaymentRow> => paymentOf(one(await sql<Payment>`${payments} where p.id = ${id}`.execute(db), 'payment-not-found'));
export const readRefund = async (db: Db, id: number): Promise<RefundRow> => refundOf(one(await sql<Refund>`${refunds} where r.id = ${id}`.execute(db), 'refund-not-found'));
export const readTransfer = async (db: Db, id: number): Promise<TransferRow> => transferOf(one(await sql<Transfer>`${transfers} where t.id = ${id}`.execute(db), 'transfer-not-found'));

function one<Row>({ rows: [row] }: { rows: Row[] }, code: 'payment-not-found' | 'refund-not-found' | 'transfer-not-found'): Row {
  if (!row) throw new Refusal(code);
  return row;
}

function where(...wishes: (RawBuilder<unknown> | '' | 0 | null | undefined)[]): RawBuilder<unknown> {
  const real = wishes.filter((wish): wish is RawBuilder<unknown> => typeof wish === 'object' && wish !== null);
  return real.length ? sql`where ${sql.join(real, sql` and `)}` : sql``;
}

async function pageOfRows<Row, Shown>(db: Db, from: RawBuilder<unknown>, condition: RawBuilder<unknown>, order: RawBuilder<unknown>, page: number, path: string, show: (row: Row) => Shown): Promise<ListPage<Shown>> {
  const { rows: [all] } = await sql<{ count: number }>`select count(*) as count from (${from} ${condition}) list`.execute(db);
  const { rows } = await sql<Row>`select * from (${from} ${condition}) list order by ${order} limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}`.execute(db);
  return listPage(rows.map(show), page, pageSize.orders, all?.count ?? 0, path);
}

const paymentOf = ({ order_id, code, exponent, amount, received, created_at, ...row }: Payment): PaymentRow =>
  ({ ...row, order: { id: order_id, code }, amount: toDecimal(amount, exponent), received: received === null ? null : toDecimal(received, exponent), created_at: created_at.toISOString() });
const refundOf = ({ order_id, code, exponent, amount, created_at, ended_at, ...row }: Refund): RefundRow =>
  ({ ...row, order: { id: order_id, code }, by_hand: isOnline(row.method) ? 0 : 1, amount: toDecimal(amount, exponent), created_at: created_at.toISOString(), ended_at: ended_at?.toISOString() ?? null });
const transferOf = ({ order_id, code, exponent, amount, created_at, decided_at, ...row }: Transfer): TransferRow =>
  ({ ...row, order: { id: order_id, code }, amount: toDecimal(amount, exponent), created_at: created_at.toISOString(), decided_at: decided_at?.toISOString() ?? null });
