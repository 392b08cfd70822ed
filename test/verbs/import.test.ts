import { describe, expect, it, beforeAll, afterAll } from 'vitest';
import { freshDatabase, type Fresh } from '../db.ts';
describe('x', () => { let f: Fresh; beforeAll(async () => { f = await freshDatabase(); }); afterAll(() => f.close());
 it('y', async () => { expect(await f.db.selectFrom('imports').selectAll().execute()).toEqual([]); }); });
