import type { Order } from '#contract/order.ts';
import type { TransferReport } from '#contract/order-money.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import { maySwitchMethod } from '#market/orders/payment-rule.ts';
import type { PaidSoFar } from '#market/orders/paid-so-far.ts';

type Payable = {
  paid_at: Date | null;
  cancelled_at: Date | null;
  pay_by: Date | null;
  kept_ms: number | null;
  money: PaidSoFar;
};

/** The same as the wire has it. `money` makes decimals of minor units. */
export function payOf(
  id: number,
  row: Payable,
  parcels: Order['parcels'],
  money: (minor: number) => number,
): Order['pay'] {
  const open = row.paid_at === null && row.cancelled_at === null;
  const maySwitch =
    open &&
    maySwitchMethod(
      parcels.map(({ status, cancelled }) => ({ status, cancelled: cancelled === 1 })),
    );
  return {
    may_switch: maySwitch ? 1 : 0,
    expired: row.money.expired ? 1 : 0,
    due: money(row.money.due),
    pay_by: open ? (row.pay_by?.toISOString() ?? null) : null,
    kept_ms: open && row.kept_ms !== null ? Math.max(0, row.kept_ms) : null,
    state: row.paid_at ? 'paid' : (row.money.state ?? 'none'),
    transfer: reportIn(row.money.transfer, money),
    paid: money(row.money.paid),
    surplus: money(row.money.surplus),
    reference: inGroups(paymentReference(id)),
    refunds: row.money.refunds.map(({ amount, state, why, at }) => ({
      amount: money(amount),
      state,
      why,
      at: new Date(at).toISOString(),
    })),
  };
}

function reportIn(
  report: TransferReport | null,
  money: (minor: number) => number,
): TransferReport | null {
  return report && { ...report, amount: report.amount === null ? null : money(report.amount) };
}
