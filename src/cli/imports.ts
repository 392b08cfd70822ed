// npm run market -- imports | undo: lists the imports of this market, and undoes one.
import { join } from 'node:path';
import type { Config } from '#hall/config.ts';
import { removePicture } from '#outside/files/pictures.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { readImports } from '#market/imports/read-imports.ts';
import type { Kind } from '#market/imports/take-back-things.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { say } from '#hall/progress.ts';

const MOST_LISTED = 50;
const KINDS: [Kind, string][] = [
  ['categories', 'categories'],
  ['brands', 'brands'],
  ['tags', 'tags'],
  ['attributes', 'options'],
  ['attribute_values', 'values of options'],
  ['pictures', 'pictures'],
];

export async function takeBackImport(db: Db, { dataDir }: Config, id: number): Promise<number> {
  const { removed, hidden, restored, taken, pictures } = await transaction(db, (tx) =>
    undoImport(tx, id),
  );
  for (const name of pictures) await removePicture(join(dataDir, 'media'), name);
  say(
    `Import ${id} is undone: ${removed} products removed, ${restored} as they were ` +
      `before${hidden ? `, ${hidden} hidden because orders have them` : ''}.`,
  );
  const kinds = KINDS.map(([kind, called]) => ({ called, ...taken[kind] }));
  const gone = kinds.filter((kind) => kind.removed);
  const left = kinds.filter((kind) => kind.stays);
  if (gone.length)
    say(`Gone with it: ${gone.map((kind) => `${kind.removed} ${kind.called}`).join(', ')}.`);
  if (left.length)
    say(
      'It had made more, which something else uses now and which stays: ' +
        `${left.map((kind) => `${kind.stays} ${kind.called}`).join(', ')}.`,
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
