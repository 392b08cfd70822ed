import { readAddress, readAddresses } from '#market/addresses/read-addresses.ts';
import { deleteAddress, saveAddress } from '#market/addresses/save-address.ts';
import { readProfile } from '#market/accounts/read-profile.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const shoppers: Pick<Handlers, 'profile' | 'addressAll' | 'addressAction' | 'addressDelete'> = {
  profile: ({ reading, visitor }) => readProfile(reading.db, visitor()),
  addressAll: ({ reading, visitor }, input) => readAddresses(reading.db, visitor(), input),
  addressAction: ({ write, visitor }, { id, user_token: _, time_zone: __, ...fields }) => write(async (tx) => readAddress(tx, visitor(), await saveAddress(tx, visitor(), id, fields))),
  addressDelete: ({ write, visitor }, { id }) => write(async (tx) => {
    const address = await readAddress(tx, visitor(), id);
    await deleteAddress(tx, visitor(), id);
    return address;
  }),
};
