// The draft of the home page, by its version, and a published arrangement, by its number.
import { sql } from 'kysely';
import type { Makers } from './placed-order.ts';

export const homeThings: Makers = {
  'home-draft': async ({ db }) => {
    const { version } = await db
      .updateTable('home_draft')
      .set({ blocks: '[]', version: sql`version + 1` })
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  },
  'home-arrangement': async ({ db }) => {
    await sql`
      insert into home_arrangements (number, blocks, changes, actor)
      values (1, '[]', '[]', 'Maren Holt')
      on conflict do nothing
    `.execute(db);
    return 1;
  },
};
