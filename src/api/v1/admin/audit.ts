import type { Handlers } from '#api/handler.ts';
import type { adminAuditCalls, Deed } from '#contract/admin/audit.ts';
import { readAudit, readDeed, type AuditRow } from '#market/staff/read-audit.ts';
import { fieldName } from '#words/field-name.ts';

/** Any call of the back office will do: its field names are those of the screens. */
const NAMED = 'adminAudit.list';

export const adminAuditHandlers: Handlers<typeof adminAuditCalls> = {
  list: async ({ reading, language }, query) => {
    const { rows, ...found } = await readAudit(reading.db, query);
    return { ...found, rows: rows.map((row) => deedOf(row, language)) };
  },
  open: async ({ reading, language }, { deed }) =>
    deedOf(await readDeed(reading.db, BigInt(deed)), language),
};

/** An action with its fields named as on the screens. */
function deedOf({ was, became, ...row }: AuditRow, language: string): Deed {
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(became ?? {})])];
  return {
    ...row,
    changes: fields.map((field) => ({
      field,
      name: fieldName(language, field, NAMED),
      was: was?.[field] ?? null,
      became: became?.[field] ?? null,
    })),
  };
}
