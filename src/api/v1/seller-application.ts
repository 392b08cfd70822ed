import type { Handlers } from '#api/handler.ts';
import { proofAmong } from '#api/sent-proof.ts';
import type { sellerApplicationCalls } from '#contract/seller-application.ts';
import { giveItem } from '#market/stores/give-item.ts';
import { readOwnApplication, readOwnFile } from '#market/stores/own-application.ts';

export const sellerApplicationHandlers: Handlers<typeof sellerApplicationCalls> = {
  find: ({ reading, customer }) => readOwnApplication(reading.db, customer()),
  give: async ({ reading, write, customer }, { id, said, file: sent }) => {
    const applicant = customer();
    await readOwnApplication(reading.db, applicant); // before any file is looked into
    const file = await proofAmong(sent);
    return write(async (tx) => {
      await giveItem(tx, applicant, { requirementId: id, said, file });
      return readOwnApplication(tx, applicant);
    });
  },
  file: ({ reading, customer }, { id }) => readOwnFile(reading.db, customer(), id),
};
