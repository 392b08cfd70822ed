import { bankFileIn } from '#api/bank-file-in.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { bankStatementCalls, StatementQuery } from '#contract/bank-statement.ts';
import { matchNew } from '#market/bank/match-new.ts';
import { readEntriesOf } from '#market/bank/read-entries.ts';
import { listStatements, readStatement, readStatementsOf } from '#market/bank/read-statements.ts';
import { takeStatement } from '#market/bank/take-statement.ts';

export const bankStatementHandlers: Handlers<typeof bankStatementCalls> = {
  take: async ({ write, services }, { name, mapping, ...sent }, actor) => {
    const file = await bankFileIn(name, sent);
    const taken = await write((tx) => takeStatement(tx, actor, { file, mapping }));
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
  ...listHandlers('bank-statements', ({ reading }, query: StatementQuery) =>
    listStatements(reading.db, query),
  ),
  find: async ({ reading }, { id, page }) => {
    const entries = await readEntriesOf(reading.db, id, page);
    return { ...(await readStatement(reading.db, id)), entries };
  },
};
