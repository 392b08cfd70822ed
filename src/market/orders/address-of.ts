import { sql } from 'kysely';

/** The address of an order `o`, as it was; orders of before do not say for which company. */
export const addressOf = sql`('{"company": "", "tax_number": ""}'::jsonb || o.address)`;
