// Who may make a call, as its contract says: checked before its handler runs.
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { permissions } from '#contract/permission.ts';
import { storePermissions } from '#contract/store-permission.ts';
import type { Visit } from '#hall/visit.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** What of an input says which store a seller means, and whether a call is about one thing. */
const named = z.object({
  id: z.unknown().optional(),
  store_id: z.int().nullish(),
});

/**
 * The caller as the seller or the member of staff that a call is for; null where it is for others.
 * Refuses as `otherwise` says, as if there were no such thing; 'not-allowed' where the call names
 * none, and to who works for the store in a role that may not.
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

/** The permission that a call asks for, of those of its audience. */
function oneOf<One extends string>(all: readonly One[], value: unknown, path: string): One {
  const found = all.find((one) => one === value);
  if (!found) throw new Error(`${path} does not say who may make it.`);
  return found;
}
