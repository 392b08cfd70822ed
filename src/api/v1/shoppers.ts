import { readAddress, readAddresses } from '#market/addresses/read-addresses.ts';
import { deleteAddress, saveAddress } from '#market/addresses/save-address.ts';
import { readProfile } from '#market/accounts/read-profile.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const shoppers: Pick<
  Handlers,
  'profile' | 'addressAll' | 'addressAction' | 'addressDelete'
> = {
  profile: ({ reading, buyer }) => readProfile(reading.db, buyer()),
  addressAll: ({ reading, buyer }, input) => readAddresses(reading.db, buyer(), input),
  addressAction: ({ write, buyer }, { id, user_token: _, time_zone: __, ...fields }) =>
    write(async (tx) => readAddress(tx, buyer(), await saveAddress(tx, buyer(), id, fields))),
  addressDelete: ({ write, buyer }, { id }) =>
    write(async (tx) => {
      const address = await readAddress(tx, buyer(), id);
      await deleteAddress(tx, buyer(), id);
      return address;
    }),
};
