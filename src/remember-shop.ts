import type { Db } from '#db/connect.ts';
import type { Presence } from '#db/presence.ts';
import { troubleOf } from '#db/trouble.ts';
import { readShop } from '#market/settings/read-shop.ts';
import type { Shop } from '#market/settings/shop.ts';
import { remember } from '#remember.ts';

const OLD_AFTER_MS = 60_000;

export type RememberedShop = {
  /**
   * The settings: read once, and again after each change. While the database is away, as they last
   * were.
   */
  get: () => Promise<Shop>;
  /** The settings as they last were, without asking; null before they were read. */
  last: () => Shop | null;
  forget: () => void;
};

export function rememberShop(db: Db, presence: Presence): RememberedShop {
  let last: Shop | null = null;
  const known = remember(async () => (last = await readShop(db)), OLD_AFTER_MS);

  async function get(): Promise<Shop> {
    const before = last;
    const asked = known.get();
    if (!before) return asked;
    const orBefore = asked.catch((problem: unknown) => {
      if (troubleOf(problem)) return before;
      throw problem;
    });
    return presence.away() ? before : orBefore;
  }

  return { get, last: () => last, forget: known.forget };
}
