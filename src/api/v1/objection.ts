import type { Handlers } from '#api/handler.ts';
import type { objectionCalls } from '#contract/objection.ts';
import { makeObjection } from '#market/reports/make-objection.ts';
import { readObjection } from '#market/reports/read-objection.ts';

export const objectionHandlers: Handlers<typeof objectionCalls> = {
  show: ({ reading, language }, { key }) => readObjection(reading.db, { key, language }),
  make: ({ write, language }, sent) =>
    write(async (tx) => {
      await makeObjection(tx, { ...sent, language });
      return readObjection(tx, { key: sent.key, language });
    }),
};
