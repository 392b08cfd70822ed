import type { Handlers } from '#api/handler.ts';
import type { addressCalls } from '#contract/address.ts';
import { readAddress, readAddresses } from '#market/addresses/read-addresses.ts';
import { deleteAddress, saveAddress } from '#market/addresses/save-address.ts';

export const addressHandlers: Handlers<typeof addressCalls> = {
  all: ({ reading, buyer }, input) => readAddresses(reading.db, buyer(), input),
  action: ({ write, buyer }, { id, user_token: _, time_zone: __, ...fields }) =>
    write(async (tx) => readAddress(tx, buyer(), await saveAddress(tx, buyer(), id, fields))),
  delete: ({ write, buyer }, { id }) =>
    write(async (tx) => {
      const address = await readAddress(tx, buyer(), id);
      await deleteAddress(tx, buyer(), id);
      return address;
    }),
};
