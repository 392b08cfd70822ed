// Who acts. A verb's second parameter is the kind of actor that it accepts.
import type { Permission } from '#contract/permission.ts';
import type { StorePermission, StoreRole } from '#contract/store-permission.ts';

type Person = {
  /** Language code of the caller. */ language: string;
  /** IANA name of the caller's zone. */ timeZone: string;
};
/** `key` is what the rows of somebody who shops carry. */
type Keyed = Person & { key: string };
/** Somebody without an account, known by the token their browser made. */
export type Visitor = Keyed & { kind: 'visitor'; token: string };
/** Somebody signed in. */
export type Customer = Keyed & { kind: 'customer'; accountId: number; sessionId: string };
/** Whoever fills a cart and orders. */
export type Shopper = Visitor | Customer;
type Named = Person & { accountId: number; name: string };
/** Somebody who sells, at work for one store of theirs. */
export type Seller = Named & {
  kind: 'seller';
  storeId: number;
  role: StoreRole;
  permissions: readonly StorePermission[];
};
/** Somebody who works for the market; `role` is the code of a role, which has these permissions. */
export type Staff = Named & {
  kind: 'staff';
  role: string;
  permissions: readonly Permission[];
  /** Their role demands a second factor, and they have none. */
  owes?: boolean;
};

/** The `shopper` column of carts, addresses and orders: of a visitor, and of a customer. */
export const visitorKey = (token: string): string => `v:${token}`;
export const customerKey = (accountId: number): string => `a:${accountId}`;

export const visitor = (token: string, { language, timeZone }: Person): Visitor => ({
  kind: 'visitor',
  token,
  key: visitorKey(token),
  language,
  timeZone,
});
export const customer = (
  accountId: number,
  sessionId: string,
  { language, timeZone }: Person,
): Customer => ({
  kind: 'customer',
  accountId,
  sessionId,
  key: customerKey(accountId),
  language,
  timeZone,
});

/** Whoever a row belongs to, for the market's own work: no session stands behind it. */
export const shopperOf = (key: string, person: Person): Shopper =>
  key.startsWith('a:') ? customer(Number(key.slice(2)), '', person) : visitor(key.slice(2), person);

/** A row's key as the wire has it. */
export const ownerOf = (key: string): { user_id: number | null; user_token: string | null } =>
  key.startsWith('a:')
    ? { user_id: Number(key.slice(2)), user_token: null }
    : { user_id: null, user_token: key.slice(2) };
