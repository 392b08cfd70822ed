import { sql } from 'kysely';
import { orderMethod, orderStatus } from '#contract/constants.ts';

// Literals: a statement without parameters has one plan, which whoever prepares it makes once.

/** Statuses of parcels, as parts of SQL. */
export const pending = sql.lit(orderStatus.pending);
export const confirmed = sql.lit(orderStatus.confirmed);
export const delivered = sql.lit(orderStatus.delivered);

/** Payment methods by hand, as parts of SQL. */
export const cashOnDelivery = sql.lit(orderMethod.cashOnDelivery);
export const bankTransfer = sql.lit(orderMethod.bank);
