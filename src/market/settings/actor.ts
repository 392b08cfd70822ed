// The actor of a verb: its second parameter says which kinds it accepts.
import type { Permission } from '#contract/permission.ts';
import type { StorePermission, StoreRole } from '#contract/store-permission.ts';

type Person = {
  /** Language code of the caller. */ language: string;
  /** IANA name of the caller's zone. */ timeZone: string;
};
/** `key`: identifies the rows that belong to a shopper. */
type Keyed = Person & { key: string };
/** A person without an account, known by the token that their browser made. */
export type Visitor = Keyed & { kind: 'visitor'; token: string };
/** A signed-in person. */
export type Customer = Keyed & { kind: 'customer'; accountId: number; sessionId: string };
/** A visitor or customer who shops. */
export type Shopper = Visitor | Customer;
type Named = Person & { accountId: number; name: string };
/** A person who works for one of their stores. */
export type Seller = Named & {
  kind: 'seller';
  storeId: number;
  role: StoreRole;
  permissions: readonly StorePermission[];
};
/**
 * A person who works for the market; `role` is the code of their role, which has these permissions.
 */
export type Staff = Named & {
  kind: 'staff';
  role: string;
  permissions: readonly Permission[];
  /** True when their role demands a second factor and they have none. */
  owes?: boolean;
};

/** The `shopper` column of carts, addresses and orders, for a visitor and for a customer. */
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

/** The owner of a row, for work that the market does itself, without a session. */
export const shopperOf = (key: string, person: Person): Shopper =>
  key.startsWith('a:') ? customer(Number(key.slice(2)), '', person) : visitor(key.slice(2), person);

/** A row's key as the API returns it. */
export const ownerOf = (key: string): { user_id: number | null; user_token: string | null } =>
  key.startsWith('a:')
    ? { user_id: Number(key.slice(2)), user_token: null }
    : { user_id: null, user_token: key.slice(2) };
