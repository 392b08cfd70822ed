// One request's standing: who calls, in which language, and how they may read and write.
import { randomUUID } from 'node:crypto';
import type { House } from '#house.ts';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { Refusal } from '#base/refusal.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { beginReading, type Reading } from '#market/settings/reading.ts';
import { languageOf, type Shop } from '#market/settings/shop.ts';

export type Visit = {
  house: House;
  shop: Shop;
  language: string;
  /** IANA name of the caller's zone, UTC when none was given. */
  timeZone: string;
  requestId: string;
  reading: Reading;
  /** The caller, or a refusal when there is none. */
  visitor: () => Visitor;
  /** The caller as somebody who may fill a cart and order; a refusal also where the owner lets no guests. */
  buyer: () => Visitor;
  token: string | null;
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

export type Caller = { language: unknown; token: string | null; timeZone?: string | undefined };

/** Opens a visit for a caller as the door recognised them. */
export async function openVisit(house: House, caller: Caller): Promise<Visit> {
  const shop = await house.shop();
  const language = languageOf(shop, caller.language);
  const timeZone = caller.timeZone ?? 'UTC';
  const visitor = (): Visitor => {
    if (!caller.token) throw new Refusal('not-signed-in');
    return { kind: 'visitor', token: caller.token, language, timeZone };
  };
  return {
    house, shop, language, timeZone, token: caller.token, requestId: randomUUID(),
    reading: beginReading(house.db, shop, language),
    visitor,
    buyer: () => {
      const guest = visitor();
      if (!shop.guest_checkout) throw new Refusal('guests-not-allowed');
      return guest;
    },
    write: (work) => transaction(house.db, work),
  };
}
