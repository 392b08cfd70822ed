import { Refusal } from '#base/refusal.ts';
import type { BankFile } from '#contract/bank-file.ts';
import {
  deleteMapping,
  readMappings,
  saveMapping,
  type Mapping,
} from '#market/bank/csv-mappings.ts';
import { ignoreEntry, matchByHand, reopenEntry } from '#market/bank/decide-entry.ts';
import { matchNew } from '#market/bank/match-new.ts';
import { previewMapping } from '#market/bank/preview-mapping.ts';
import { readEntries, readEntriesOf, readEntry } from '#market/bank/read-entries.ts';
import type { StatementFile } from '#market/bank/read-file.ts';
import { readStatement, readStatements, readStatementsOf } from '#market/bank/read-statements.ts';
import { takeStatement } from '#market/bank/take-statement.ts';
import { bookedOf } from '#market/payments/transfers/read-receipts.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls =
  | 'adminReadBankStatement'
  | 'adminBankStatements'
  | 'adminBankStatement'
  | 'adminBankEntries'
  | 'adminMatchBankEntry'
  | 'adminIgnoreBankEntry'
  | 'adminReopenBankEntry'
  | 'adminBankCsvs'
  | 'adminSaveBankCsv'
  | 'adminDeleteBankCsv'
  | 'adminPreviewBankCsv';

export const bank: Pick<Handlers, Calls> = {
  adminReadBankStatement: async ({ write, staff, services }, { name, mapping, ...sent }) => {
    const actor = await staff('money');
    const file = await fileIn(name, sent);
    const taken = await write((tx) => takeStatement(tx, actor, file, mapping));
    await matchNew(services.db, actor);
    const rows = await readStatementsOf(
      services.db,
      taken.map(({ id }) => id),
    );
    const isKnown = (id: number) => taken.some((one) => one.id === id && one.known);
    const sum = (of: 'open' | 'booked') => rows.reduce((all, row) => all + row[of], 0);
    return {
      statements: rows.map((row) => ({ ...row, known: isKnown(row.id) ? 1 : 0 })),
      open: sum('open'),
      booked: sum('booked'),
    };
  },
  adminBankStatements: async ({ reading, staff }, input) => {
    await staff('money');
    return readStatements(reading.db, input);
  },
  adminBankStatement: async ({ reading, staff }, { id, page }) => {
    await staff('money', 'bank-statement-not-found');
    const entries = await readEntriesOf(reading.db, id, page);
    return { ...(await readStatement(reading.db, id)), entries };
  },
  adminBankEntries: async ({ reading, staff }, input) => {
    await staff('money');
    return readEntries(reading.db, input);
  },
  adminMatchBankEntry: async ({ write, staff }, { id: entryId, order_id: orderId, note }) => {
    const actor = await staff('money', 'bank-entry-not-found');
    const wish = { entryId, orderId, note };
    return write(async (tx) => bookedOf(tx, await matchByHand(tx, actor, wish)));
  },
  adminIgnoreBankEntry: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('money', 'bank-entry-not-found');
    return write(async (tx) => {
      await ignoreEntry(tx, actor, id, reason);
      return readEntry(tx, id);
    });
  },
  adminReopenBankEntry: async ({ write, staff }, { id }) => {
    const actor = await staff('money', 'bank-entry-not-found');
    return write(async (tx) => {
      await reopenEntry(tx, actor, id);
      return readEntry(tx, id);
    });
  },
  adminBankCsvs: async ({ reading, staff }) => {
    await staff('money');
    return (await readMappings(reading.db)).map(mappingOf);
  },
  adminSaveBankCsv: async ({ write, staff }, input) => {
    const actor = await staff('money', input.id === null ? 'not-allowed' : 'bank-csv-not-found');
    return mappingOf(await write((tx) => saveMapping(tx, actor, input)));
  },
  adminDeleteBankCsv: async ({ write, staff }, { id }) => {
    const actor = await staff('money', 'bank-csv-not-found');
    await write((tx) => deleteMapping(tx, actor, id));
    return null;
  },
  adminPreviewBankCsv: async ({ reading, staff }, { mapping, ...sent }) => {
    await staff('money');
    const { content } = await fileIn('', { ...sent, file: [] });
    return previewMapping(reading.db, content, mapping);
  },
};

const mappingOf = ({ updatedAt: at, ...row }: Mapping) => ({
  ...row,
  updated_at: at.toISOString(),
});

/** The file that was sent, in whichever way. Refuses 'required'. */
async function fileIn(name: string, sent: BankFile): Promise<StatementFile> {
  const [file] = sent.file;
  const text = sent.base64 ? Buffer.from(sent.base64, 'base64') : sent.content;
  const content = file ? new Uint8Array(await file.arrayBuffer()) : text;
  if (content.length === 0) throw new Refusal('required', { field: 'content' });
  const own = file?.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 120);
  return { name: name || own || '', content };
}
