// Records products as they were before an import changed them, so that it can be undone.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import {
  choiceKey,
  type Before,
  type StoredProduct,
  type State,
} from '#market/imports/product-state.ts';
import type { Change } from '#market/imports/write-products.ts';

/** Records the previous state of products in the import's log; null for those it made. */
export async function writeBefore(
  tx: Tx,
  importId: number,
  changes: Change[],
  ids: number[],
): Promise<void> {
  const rows = changes.map(({ known, next }, at) => ({
    id: ids[at],
    before: known ? beforeOf(known, next) : null,
  }));
  await sql`
    insert into import_changes (import_id, product_id, before)
    select ${importId}, id, before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, before jsonb)
    on conflict do nothing -- an import that was broken off goes on: what was before it stays
  `.execute(tx);
}

function beforeOf({ facts, tags, images, variants }: StoredProduct, next: State): Before {
  const set = new Map(next.variants.map(({ choice, quantity }) => [choiceKey(choice), quantity]));
  return {
    facts,
    tags,
    images,
    variants: variants.map((variant) => ({
      ...variant,
      set: set.get(choiceKey(variant.choice)) ?? null,
    })),
  };
}
