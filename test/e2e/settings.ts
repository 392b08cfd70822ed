// Changes the settings of a shop in tests, without the back office.
import type { Updateable } from 'kysely';
import { vi } from 'vitest';
import type { Tables } from '#db/tables.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import type { Common } from '#contract/shop.ts';
import type { Site } from './site.ts';

const PATIENCE_MS = 60_000;

/** The data that every page needs, from the running shop. */
export async function commonOf({ origin }: Pick<Site, 'origin'>): Promise<Common> {
  return (await (await fetch(`${origin}/api/v1/common`)).json()).data;
}

/** Changes settings, and waits until the shop's data passes `heard`. */
export async function set(
  site: Pick<Site, 'origin' | 'database'>,
  settings: Updateable<Tables['settings']>,
  isApplied: (common: Common) => boolean,
): Promise<void> {
  await transaction(site.database.db, async (tx) => {
    await tx.updateTable('settings').set(settings).execute();
    await touch(tx, 'settings');
  });
  await vi.waitFor(
    async () => {
      if (!isApplied(await commonOf(site)))
        throw new Error('The shop has not heard of the settings.');
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
}
