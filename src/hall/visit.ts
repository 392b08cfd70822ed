// One request: its caller, their language, and how it may read and write.
import { randomUUID } from 'node:crypto';
import type { Services } from '#hall/services.ts';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import {
  findKey,
  findStoreKey,
  isKey,
  type FoundKey,
  type StoreKey,
} from '#market/accounts/api-key.ts';
import { readBearer } from '#market/accounts/bearer.ts';
import type { Permission } from '#contract/permission.ts';
import type { StorePermission } from '#contract/store-permission.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { mayInStore } from '#market/accounts/store-permissions.ts';
import { findSeller, findStaff } from '#market/accounts/find-role.ts';
import { findSession } from '#market/accounts/session.ts';
import {
  customer,
  visitor,
  type Customer,
  type Seller,
  type Shopper,
  type Staff,
} from '#market/settings/actor.ts';
import type { Which } from '#market/content/home-arrangement.ts';
import { beginReading, type Reading } from '#market/settings/reading.ts';
import { languageOf, type MarketSettings } from '#market/settings/market-settings.ts';

export type Visit = {
  services: Services;
  market: MarketSettings;
  language: string;
  /** IANA name of the caller's time zone; UTC if they sent none. */
  timeZone: string;
  requestId: string;
  reading: Reading;
  /** The market's API key that a program calls with; null for people. */
  key: FoundKey | null;
  /** The store's API key that a program calls with. */
  storeKey: StoreKey | null;
  /** The caller, if there is one: signed in, or with a visitor's token. */
  caller: Shopper | null;
  /** The caller; refuses if there is none. */
  shopper: () => Shopper;
  /** The caller, if they may fill a cart and order; refuses guests if the owner allows none. */
  buyer: () => Shopper;
  /** The caller, if they are signed in; refuses otherwise. */
  customer: () => Customer;
  /**
   * The caller as a seller of the given store, or of their only one, with this permission. Anyone
   * else is refused with `otherwise`, so that calls with an id answer as if the thing did not
   * exist. A seller of the store without the permission gets 'not-allowed' instead, because they
   * can see the thing.
   */
  seller: (
    permission: StorePermission,
    storeId: number | null,
    otherwise?: RefusalCode,
  ) => Promise<Seller>;
  /**
   * The caller as a member of staff with this permission; refuses as above, and also staff who lack
   * the second factor that their role demands, unless `owing`.
   */
  staff: (permission: Permission, otherwise?: RefusalCode, owing?: boolean) => Promise<Staff>;
  /**
   * Their IP address, as seen by the outermost of our own proxies; empty without a caller. It is
   * not stored anywhere.
   */
  address: string;
  /** The device and network they call from, as a session stores them. */
  device: { device: string; network: string };
  /** The origin of the other web client that calls, if the owner allows it (CLIENT_ORIGIN). */
  origin: string | null;
  /**
   * The secret in their browser that a social sign-in is bound to (api/social-cookie.ts), if any.
   */
  browser: string | null;
  /** True when staff view the site as the caller: nothing may be written. */
  viewing: boolean;
  /** Writes in a transaction; refuses 'view-only' while `viewing`. */
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The arrangement of the home page to read. */
  home: Which;
  /** The time for which a preview is made. */
  moment?: Date;
  /** Errors while a page was made; React Router would render them as a page. */
  problems: unknown[];
};

export type Caller = {
  language: unknown;
  token: string | null;
  bearer?: string | null;
  timeZone?: string | undefined;
  address?: string;
  device?: Visit['device'];
  browser?: string | null;
  origin?: string | undefined;
};

/**
 * Opens a visit for the caller that the door recognised. A bearer token that is invalid, or whose
 * session has ended, counts as no caller.
 */
export async function openVisit(services: Services, recognised: Caller): Promise<Visit> {
  const market = await services.market();
  const language = languageOf(market, recognised.language);
  const timeZone = recognised.timeZone ?? 'UTC';
  const { key, storeKey, signedIn } = await callerOfBearer(services, recognised.bearer ?? null);
  const viewing = signedIn?.viewing ?? false;
  const caller = callerOf(signedIn, recognised.token, { language, timeZone });
  const shopper = (): Shopper => {
    if (!caller) throw new Refusal('visitor-unknown');
    return caller;
  };
  const signedInCaller = (): Customer => {
    if (caller?.kind !== 'customer') throw new Refusal('not-signed-in');
    return caller;
  };
  return {
    services,
    market,
    language,
    timeZone,
    key,
    storeKey,
    caller,
    requestId: randomUUID(),
    address: recognised.address ?? '',
    device: recognised.device ?? { device: '', network: '' },
    browser: recognised.browser ?? null,
    origin: services.config.clientOrigins.find((allowed) => allowed === recognised.origin) ?? null,
    reading: beginReading(services.db, market, language),
    shopper,
    buyer: () => {
      const found = shopper();
      if (found.kind === 'visitor' && !market.guest_checkout)
        throw new Refusal('guests-not-allowed');
      return found;
    },
    customer: signedInCaller,
    seller: async (permission, storeId, otherwise = 'not-allowed') => {
      const seller = storeKey
        ? sellerOfKey(storeKey, storeId, { language, timeZone })
        : await findSeller(services.db, signedInCaller(), storeId);
      if (!seller) throw new Refusal(otherwise);
      if (!mayInStore(seller, permission)) throw new Refusal('not-allowed');
      return seller;
    },
    staff: async (permission, otherwise = 'not-allowed', owing = false) => {
      if (viewing) throw new Refusal(otherwise);
      if (key) return staffOfKey(key, { permission, otherwise, language, timeZone });
      const staff = await findStaff(services.db, signedInCaller());
      if (staff?.owes && !owing) throw new Refusal('factor-demanded');
      if (!staff || !may(staff, permission)) throw new Refusal(otherwise);
      return staff;
    },
    viewing,
    write: writing(services, viewing),
    home: 'published',
    problems: [],
  };
}

const writing =
  ({ db }: Services, viewing: boolean): Visit['write'] =>
  async (work) => {
    if (viewing) throw new Refusal('view-only');
    return transaction(db, work);
  };

/** The owner of a bearer: a key of the market or of a store, or a signed-in person. */
async function callerOfBearer(services: Services, bearer: string | null) {
  const none = { key: null, storeKey: null, signedIn: null };
  if (!bearer) return none;
  if (!isKey(bearer)) return { ...none, signedIn: await recognise(services, bearer) };
  const key = await findKey(services.db, bearer);
  return { ...none, key, storeKey: key ? null : await findStoreKey(services.db, bearer) };
}

type SignedIn = { accountId: number; sessionId: string; viewing: boolean };

/** The signed-in person, else the visitor of a token. */
function callerOf(
  signedIn: SignedIn | null,
  token: string | null,
  person: { language: string; timeZone: string },
): Shopper | null {
  if (signedIn) return customer(signedIn.accountId, signedIn.sessionId, person);
  return token ? visitor(token, person) : null;
}

type Opening = Pick<Staff, 'language' | 'timeZone'> & {
  permission: Permission;
  otherwise: RefusalCode;
};

/** The staff behind a key: under its name, within its scopes. */
function staffOfKey(
  { id: _, owes, ...acting }: FoundKey,
  { permission, otherwise, ...person }: Opening,
): Staff {
  if (owes) throw new Refusal('key-factor-demanded');
  if (!may(acting, permission)) throw new Refusal(otherwise);
  return { kind: 'staff', ...acting, ...person };
}

/** The seller behind a store's key: in that store only. */
const sellerOfKey = (
  { id: _, ...acting }: StoreKey,
  storeId: number | null,
  person: Pick<Seller, 'language' | 'timeZone'>,
): Seller | null =>
  storeId === null || storeId === acting.storeId ? { ...acting, ...person } : null;

async function recognise(services: Services, bearer: string): Promise<SignedIn | null> {
  const sessionId = await readBearer(await services.bearerSecret(), bearer);
  const found = sessionId === null ? null : await findSession(services.db, sessionId);
  return sessionId !== null && found ? { ...found, sessionId } : null;
}
