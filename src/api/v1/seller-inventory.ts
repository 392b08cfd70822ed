import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { InventoryQuery, sellerInventoryCalls } from '#contract/seller-inventory.ts';
import type { Visit } from '#hall/visit.ts';
import type { Seller } from '#market/settings/actor.ts';
import { listInventory } from '#market/shelf/list-inventory.ts';
import { setInventory } from '#market/shelf/set-inventory.ts';
import type { RowResult } from '#market/shelf/sku-row.ts';
import { sayOf } from '#words/field-name.ts';

export const sellerInventoryHandlers: Handlers<typeof sellerInventoryCalls> = {
  ...listHandlers(
    'inventory',
    ({ reading, market }: Visit, { store_id: _, ...query }: InventoryQuery, by: Seller) =>
      listInventory(reading.db, by, query, market),
  ),
  set: async ({ services, write, market, language }, { rows, idempotency_key: key }, actor) => {
    const results = await setInventory({ db: services.db, write }, actor, { rows, key }, market);
    const say = sayOf(language, 'sellerInventory.set');
    const count = (...outcomes: RowResult['outcome'][]) =>
      results.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return {
      set: count('set'),
      unchanged: count('unchanged'),
      refused: count('unknown', 'refused'),
      rows: results.map((result) => ({
        ...result,
        message: result.code === null ? '' : say(`refusal.${result.code}`, { field: result.field }),
      })),
    };
  },
};
