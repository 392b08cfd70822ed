import { sql } from 'kysely';

/** The address of an order `o`, as it was when it was placed. Older orders have no company. */
export const addressOf = sql`('{"company": "", "tax_number": ""}'::jsonb || o.address)`;
