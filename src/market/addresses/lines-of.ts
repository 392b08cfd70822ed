import type { Address } from '#contract/address.ts';
import { addressLines } from '#market/places/address-lines.ts';

type Written = Pick<Address, 'address_1' | 'address_2' | 'zip' | 'city' | 'state' | 'country'>;

/** The lines of an address below the name, in a language. */
export const linesOf = ({ address_1, address_2, ...rest }: Written, language: string): string[] =>
  addressLines({ ...rest, street: [address_1, address_2] }, language);
