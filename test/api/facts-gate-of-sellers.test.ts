// A seller's import under the EU pack: nothing goes on sale without the legal information, nothing
// is lost, and products on sale can still be changed.
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { base } from './own-shop.ts';
import {
  brought,
  csv,
  lamp,
  onSale,
  proposals,
  trust,
  withSellerImports,
} from './seller-import-steps.ts';

withSellerImports();
const pack = (on: boolean) => sql`update settings set eu_pack = ${on}`.execute(base.db);
afterEach(async () => pack(false));

describe('a file of a store under the EU pack', () => {
  it('keeps what is new as a draft, and says what is missing', async () => {
    await trust();
    await pack(true);
    const done = await brought(csv(lamp(1), lamp(2)));
    expect(done).toMatchObject({ created: 2, refused: 0 });
    expect(done.findings.join(' ')).toContain('the maker');
    expect(await proposals()).toMatchObject([{ state: 'draft' }, { state: 'draft' }]);
    expect(await onSale()).toEqual([]);
  });

  it('changes what was on sale before, in a trusted store and in others', async () => {
    await trust();
    await brought(csv(lamp(1)));
    await pack(true);
    expect(await brought(csv(lamp(1, '24.90', '7')))).toMatchObject({ updated: 1, refused: 0 });
    expect(await onSale()).toMatchObject([{ price: 2490, stock: 7 }]);
    await sql`update stores set trusted_at = null, trusted_by = null`.execute(base.db);
    expect(await brought(csv(lamp(1, '25.90', '7')))).toMatchObject({ updated: 1, refused: 0 });
    expect(await onSale()).toMatchObject([{ price: 2590, stock: 7 }]);
  });
});
