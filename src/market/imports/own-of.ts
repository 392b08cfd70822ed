import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * Condition for the imports that a person may see: sellers see those that people of their store
 * uploaded, staff see all.
 */
export const ownOf = (by: Seller | Staff, imports = 'imports'): RawBuilder<SqlBool>[] =>
  by.kind === 'seller'
    ? [
        sql<SqlBool>`(
          ${sql.ref(`${imports}.store_id`)} = ${by.storeId} and ${sql.ref(`${imports}.of_store`)}
        )`,
      ]
    : [];
