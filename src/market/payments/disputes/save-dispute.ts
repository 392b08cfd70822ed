import { sql } from 'kysely';
import { amountFromInput } from '#base/amount-from-input.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { DisputeInput } from '#contract/dispute.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { isMade } from '#market/payments/apply-aftermath.ts';
import { lockPayment, type Payment } from '#market/payments/lock-payment.ts';
import { applyDispute } from '#market/payments/disputes/apply-dispute.ts';
import { mayAdd } from '#market/payments/disputes/dispute.ts';
import { readStandings } from '#market/payments/disputes/read-standings.ts';
import { settleDisputes, type Disputed } from '#market/payments/disputes/settle-disputes.ts';
import { writeMovement } from '#market/payments/disputes/write-movement.ts';
import type { GatewayDispute, GatewayMovement } from '#market/payments/gateways/gateway.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import type { Staff } from '#market/settings/actor.ts';
import { dayEnds } from '#market/settings/market-day.ts';
import { isOnline } from '#market/settings/payment-method.ts';

/**
 * Staff write down a dispute that its gateway does not report, or how it stands now; it is treated
 * like one that a gateway reports. Returns its id. Refuses 'payment-not-found', 'payment-unfit' for
 * a payment without a gateway or whose money never came, 'invalid-input' for an amount that is none
 * or more than was paid, 'dispute-used' for a number that another payment's dispute has, and
 * 'dispute-by-gateway' for what the gateway reports itself.
 */
export async function saveDispute(
  tx: Tx,
  { staff, gateways }: { staff: Staff; gateways: Pick<Gateways, 'known'> },
  input: DisputeInput,
  now = new Date(),
): Promise<number> {
  const payment = await lockDisputable(tx, input.payment_id);
  const fields = { ...disputeOf(input, payment), dueBy: await lastMoment(tx, input.due_by) };
  const known = await tx
    .selectFrom('disputes')
    .select(['id', 'source', 'state', 'amount'])
    .where('payment_id', '=', payment.id)
    .where('provider_ref', '=', input.reference)
    .executeTakeFirst();
  await checkUnused(tx, payment, fields);
  const tells = factsOf(gateways, payment.method)?.tellsDisputes ?? false;
  if (known ? known.source === 'gateway' : tells) {
    const same =
      known &&
      known.state === fields.state &&
      (input.amount === '' || known.amount === fields.amount.minor);
    if (!same) throw new Refusal('dispute-by-gateway');
    await addMovements(tx, payment, { disputeId: known.id, movements: fields.movements }, now);
  } else {
    await applyDispute(tx, payment, { dispute: fields, source: 'staff' }, now);
  }
  await settleDisputes(tx, payment, now);
  const { id } = await tx
    .selectFrom('disputes')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('provider_ref', '=', input.reference)
    .executeTakeFirstOrThrow();
  await audit(tx, staff, {
    action: 'dispute.save',
    subject: `dispute:${id}`,
    note: noteOf(fields),
  });
  return id;
}

async function lockDisputable(tx: Tx, paymentId: number): Promise<Disputed & { most: Money }> {
  const found = await tx
    .selectFrom('payments')
    .select(['amount', 'received', 'reason'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!found) throw new Refusal('payment-not-found');
  const { payment } = await lockPayment(tx, paymentId);
  if (!isOnline(payment.method) || !isMade(payment.state, found.reason))
    throw new Refusal('payment-unfit');
  return {
    ...payment,
    counted: payment.state === 'succeeded',
    most: found.received ?? found.amount,
  };
}

type DisputedPayment = Pick<Payment, 'currency' | 'exponent'> & { most: Money };
function disputeOf(
  { reference, amount: text, reason, state, movements = [] }: DisputeInput,
  payment: DisputedPayment,
): Omit<GatewayDispute, 'dueBy'> {
  const { currency, exponent, most } = payment;
  const amountOf = (decimal: string) => {
    const minor = amountFromInput(decimal, exponent);
    if (minor === 0) throw new Refusal('invalid-input', { field: decimal });
    return { minor, currency, exponent };
  };
  const amount = text === '' ? { minor: most, currency, exponent } : amountOf(text);
  if (amount.minor > most) throw new Refusal('invalid-input', { field: text });
  return {
    providerRef: reference,
    amount,
    reason,
    status: '',
    state,
    movements: movements.map((movement) => ({
      providerRef: movement.reference,
      kind: movement.kind,
      amount: amountOf(movement.amount),
    })),
  };
}

/** The last second of a day by the market's clocks. */
async function lastMoment(tx: Tx, day: string | null): Promise<Date | null> {
  if (day === null) return null;
  const { rows } = await sql<{ at: Date }>`
    select ${dayEnds(day)} - interval '1 second' as at
  `.execute(tx);
  return rows[0]?.at ?? null;
}

/** A gateway's numbers of disputes and movements belong to one payment each. */
async function checkUnused(
  tx: Tx,
  payment: Disputed,
  { providerRef, movements }: GatewayDispute,
): Promise<void> {
  const refs = movements.map((movement) => movement.providerRef);
  const {
    rows: [existing],
  } = await sql<{ code: string }>`
    select o.code
    from disputes d
    join payments y on y.id = d.payment_id
    join orders o on o.id = y.order_id
    where y.method = ${payment.method}
      and (
        d.payment_id <> ${payment.id} and d.provider_ref = ${providerRef}
        or (d.payment_id, d.provider_ref) <> (${payment.id}, ${providerRef})
          and exists (
            select from dispute_movements m
            where m.dispute_id = d.id and m.provider_ref = any (${refs}::text[])
          )
      )
    limit 1
  `.execute(tx);
  if (existing) throw new Refusal('dispute-used', { code: existing.code });
}

async function addMovements(
  tx: Tx,
  payment: Disputed,
  { disputeId, movements }: { disputeId: number; movements: GatewayMovement[] },
  now: Date,
): Promise<void> {
  const standing = (await readStandings(tx, payment.id)).find(({ id }) => id === disputeId);
  if (!standing || !mayAdd(standing, standing.booked)) throw new Refusal('dispute-by-gateway');
  for (const movement of movements)
    await writeMovement(tx, payment, { disputeId, movement, source: 'staff' }, now);
}

const noteOf = ({
  providerRef,
  state,
  amount: { minor, currency },
  movements,
}: GatewayDispute): string =>
  [
    `${providerRef} ${state} ${minor} ${currency}`,
    ...movements.map(({ kind, amount, providerRef: ref }) => `${kind} ${amount.minor} ${ref}`),
  ]
    .join(', ')
    .slice(0, 500);
