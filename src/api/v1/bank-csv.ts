import { bankFileIn } from '#api/bank-file-in.ts';
import type { Handlers } from '#api/handler.ts';
import type { bankCsvCalls } from '#contract/bank-csv.ts';
import {
  type Mapping,
  deleteMapping,
  readMappings,
  saveMapping,
} from '#market/bank/csv-mappings.ts';
import { previewMapping } from '#market/bank/preview-mapping.ts';

export const bankCsvHandlers: Handlers<typeof bankCsvCalls> = {
  all: async ({ reading }) => (await readMappings(reading.db)).map(mappingOf),
  save: async ({ write }, input, actor) =>
    mappingOf(await write((tx) => saveMapping(tx, actor, input))),
  delete: async ({ write }, { id }, actor) => {
    await write((tx) => deleteMapping(tx, actor, id));
    return null;
  },
  preview: async ({ reading }, { mapping, ...sent }) => {
    const { content } = await bankFileIn('', { ...sent, file: [] });
    return previewMapping(reading.db, content, mapping);
  },
};

const mappingOf = ({ updatedAt: at, ...row }: Mapping) => ({
  ...row,
  updated_at: at.toISOString(),
});
