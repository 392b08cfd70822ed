// Checks, before a call's handler runs, whether the caller may make it, as its contract says.
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { permissions } from '#contract/permission.ts';
import { storePermissions } from '#contract/store-permission.ts';
import type { Visit } from '#hall/visit.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** The part of an input that names the seller's store, and whether the call is about one thing. */
const named = z.object({
  id: z.unknown().optional(),
  store_id: z.int().nullish(),
});

/**
 * The caller as the seller or member of staff that a call is for; null for calls for others.
 * Refuses a call about one thing with `otherwise`, as if it did not exist; other calls, and people
 * of the store whose role may not, with 'not-allowed'.
 */
export async function actorOf(
  visit: Visit,
  { audience, permission, otherwise, owing, path }: Endpoint,
  input: unknown,
): Promise<Seller | Staff | null> {
  if (audience !== 'seller' && audience !== 'staff') return null;
  const { id, store_id: storeId = null } = named.parse(input);
  const refusal = id === null ? 'not-allowed' : otherwise;
  if (audience === 'seller')
    return visit.seller(oneOf(storePermissions, permission, path), storeId, refusal);
  return visit.staff(oneOf(permissions, permission, path), refusal, owing);
}

/** The permission that a call requires, checked against those of its audience. */
function oneOf<One extends string>(all: readonly One[], value: unknown, path: string): One {
  const found = all.find((one) => one === value);
  if (!found) throw new Error(`${path} does not say who may make it.`);
  return found;
}
