import { sql } from 'kysely';
import { orderMethod, orderStatus } from '#contract/constants.ts';

// Literals rather than parameters: a statement without parameters is prepared once, with one plan.

/** Statuses of parcels as SQL literals. */
export const pending = sql.lit(orderStatus.pending);
export const confirmed = sql.lit(orderStatus.confirmed);
export const delivered = sql.lit(orderStatus.delivered);

/** Payment methods that are handled by hand, as SQL literals. */
export const cashOnDelivery = sql.lit(orderMethod.cashOnDelivery);
export const bankTransfer = sql.lit(orderMethod.bank);
