// npm run market -- imports | undo: the imports of this market, and one of them taken back.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { readImports } from '#market/imports/read-imports.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { say } from '#hall/progress.ts';

const MOST_LISTED = 50;

export async function takeBackImport(db: Db, id: number): Promise<number> {
  const { removed, hidden, restored } = await transaction(db, (tx) => undoImport(tx, id));
  say(
    `Import ${id} is undone: ${removed} products removed, ${restored} as they were ` +
      `before${hidden ? `, ${hidden} hidden because orders have them` : ''}.`,
  );
  return 0;
}

export async function listImports(db: Db): Promise<number> {
  const imports = await readImports(db, MOST_LISTED);
  if (imports.length === 0) say('Nothing was imported yet.');
  for (const {
    id,
    store,
    file,
    created,
    updated,
    refused,
    started_at,
    finished_at,
    undone_at,
  } of imports) {
    say(
      `${String(id).padStart(5)}  ` +
        `${started_at.toISOString().slice(0, 16).replace('T', ' ')}  ${store}  ${file}: ` +
        `${created} created, ${updated} updated, ${refused} rows ` +
        `refused${undone_at ? ' (undone)' : finished_at ? '' : ' (not finished)'}`,
    );
  }
  return 0;
}
