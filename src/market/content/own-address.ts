import { Refusal } from '#base/refusal.ts';
import { sitePath } from '#base/site-path.ts';

/**
 * Checks an address that staff typed: a path of this site, or https elsewhere. Refuses, at its
 * field, 'required' for an empty one, and 'address-not-allowed' for any other.
 */
export function ownAddress(field: string, address: string): string {
  if (address === '') throw new Refusal('required', { field });
  const allowed = sitePath(address) ?? secure(address);
  if (allowed === null)
    throw new Refusal('address-not-allowed', { field, path: '/brands', scheme: 'https://' });
  return allowed;
}

/** An https address, without any name and password in it, which only disguise where it leads. */
function secure(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
