// The handlers of `resourceCalls`: they parse and decide nothing, and pass the call on to the noun.
import { streamOf } from '#hall/stream-of.ts';
import { Refusal } from '#base/refusal.ts';
import type { Edit, Listed, ListInput, Opened } from '#contract/resource.ts';
import { csvOfParts } from '#base/csv.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Visit } from '#hall/visit.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { restoreRow } from '#market/edits/restore-row.ts';
import type { Kind, Removed, SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** How many rows an export reads at once. */
const AT_ONCE = 1000;

type ResourceParts<Asked extends ListInput, Row, Shown, Saved> = {
  /** Its name in edits and deletions, and its table. */
  kind: Kind;
  list: ListHandler<Asked, Row>;
  open: (db: Db, id: number, visit: Visit) => Promise<Opened<Shown> | null>;
  save: (tx: Tx, by: Staff, sent: Saved, visit: Visit) => Promise<SavedRow>;
  remove: (tx: Tx, by: Staff, thing: Removed, market: MarketSettings) => Promise<void>;
};

type ListHandler<Asked extends ListInput, Row, By = Staff> = (
  visit: Visit,
  query: Asked,
  by: By,
) => Promise<Listed<Row>>;

/** The handlers of `listCalls`, for a function that returns a page. */
export const listHandlers = <Asked extends ListInput, Row extends { id: number }, By = Staff>(
  noun: string,
  list: ListHandler<Asked, Row, By>,
) => ({ list, export: exportOf(noun, list) });

const exportOf =
  <Asked extends ListInput, Row extends { id: number }, By>(
    noun: string,
    list: ListHandler<Asked, Row, By>,
  ) =>
  async (visit: Visit, query: Omit<Asked, 'page' | 'size'>, by: By) => {
    const parts = partsOf((more) => list(visit, { ...query, ...more } as Asked, by));
    return { name: `${noun}.csv`, bytes: streamOf(csvOfParts(parts)) };
  };

type More = Pick<ListInput, 'page' | 'size' | 'sort' | 'below'>;

/**
 * All rows of a list, in batches. A long list comes with the highest ids first, each batch
 * continuing below the last id, so that late batches are as fast as early ones.
 */
async function* partsOf<Row extends { id: number }>(
  list: (more: Omit<More, 'sort'> | More) => Promise<Listed<Row>>,
): AsyncGenerator<Row[]> {
  const size = AT_ONCE;
  let part = await list({ page: 1, size });
  if (!part.more) {
    for (let page = 1; part.rows.length > 0; page++) {
      yield part.rows;
      if (part.rows.length < size) return;
      part = await list({ page: page + 1, size });
    }
    return;
  }
  for (let below = Number.MAX_SAFE_INTEGER; ;) {
    const { rows } = await list({ page: 1, size, sort: '-id', below });
    const last = rows.at(-1);
    if (!last || last.id >= below) return;
    yield rows;
    if (rows.length < size) return;
    below = last.id;
  }
}

/** Takes the functions that list, open, save and delete a kind of thing; returns its handlers. */
export function resourceHandlers<
  Asked extends ListInput,
  Row extends { id: number },
  Shown,
  Saved,
>({ kind, list, open, save, remove }: ResourceParts<Asked, Row, Shown, Saved>) {
  const opened = async (visit: Visit, db: Db, id: number): Promise<Opened<Shown>> => {
    const found = await open(db, id, visit);
    if (!found) throw new Refusal('thing-not-found');
    return found;
  };
  return {
    list: async (visit: Visit, query: Asked, by: Staff): Promise<Listed<Row>> =>
      list(visit, query, by),
    export: exportOf(kind.noun, list),
    open: async (visit: Visit, { id }: { id: number }): Promise<Opened<Shown>> =>
      opened(visit, visit.reading.db, id),
    edits: async (visit: Visit, { id }: { id: number }): Promise<Edit[]> => {
      const edits = await readEdits(visit.reading.db, kind.noun, id);
      if (edits.length === 0) await opened(visit, visit.reading.db, id);
      return edits;
    },
    save: async (visit: Visit, sent: Saved, by: Staff): Promise<Opened<Shown>> =>
      visit.write(async (tx) => opened(visit, tx, (await save(tx, by, sent, visit)).id)),
    delete: async (visit: Visit, thing: Removed, by: Staff) => {
      await visit.write((tx) => remove(tx, by, thing, visit.market));
      return null;
    },
    restore: async (visit: Visit, { id }: { id: number }, by: Staff): Promise<Opened<Shown>> =>
      visit.write(async (tx) => {
        await restoreRow(tx, by, kind, id);
        return opened(visit, tx, id);
      }),
  };
}
