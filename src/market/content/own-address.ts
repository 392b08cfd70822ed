import { Refusal } from '#base/refusal.ts';
import { sitePath } from '#base/site-path.ts';

/**
 * An address that staff wrote: a path of this site, or https elsewhere. Refuses 'required' for
 * none, and 'address-not-allowed' for any other, beside the field.
 */
export function ownAddress(field: string, address: string): string {
  if (address === '') throw new Refusal('required', { field });
  const allowed = sitePath(address) ?? secure(address);
  if (allowed === null)
    throw new Refusal('address-not-allowed', { field, path: '/brands', scheme: 'https://' });
  return allowed;
}

/** An https address without a name and password in it, which say nothing about where it leads. */
function secure(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
