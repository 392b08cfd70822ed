// What can be done to many things of a kind at once, as the one who does it needs to know it.
import type { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Permission } from '#contract/permission.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import { restoreRow } from '#market/edits/restore-row.ts';
import type { Kind, Removed, SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** What an act needs beside the things: a percentage, a tag, the bank's reference. */
export type ActInput = {
  percent?: string;
  tag_id?: number | null;
  category_id?: number | null;
  reason?: string;
  reference?: string;
};
/** The fields that become something else, of a thing as it was opened; null: it goes. */
export type Act<Shown> = ((shown: Shown, given: ActInput, market: MarketSettings) => Row) | null;
type About = { market: MarketSettings; now: Date };
type Planned = { act: string; given: ActInput; market: MarketSettings };
type Plan = { shown: OpenedRow; fields: Row | null };
type OpenedRow = Row & { id: number; version: number };

export type BulkKind = {
  noun: string;
  permission: Permission;
  /** What is done to such things can not be put back. */
  final?: boolean;
  /** Things that match, with the name of each. */
  find: (
    db: Db,
    by: Staff,
    query: unknown,
    about: About & { size: number; only?: number[] },
  ) => Promise<{ id: number; title: string }[]>;
  open: (db: Db, id: number, market: MarketSettings) => Promise<OpenedRow | null>;
  /** A thing, and what an act makes of its fields (null: it goes). Refuses what is no act. */
  plan: (db: Db, id: number, planned: Planned) => Promise<Plan | null>;
  /** Saves a thing with all its fields, as its own call does. */
  save: (tx: Tx, by: Staff, fields: Row, market: MarketSettings) => Promise<SavedRow>;
  remove: (tx: Tx, by: Staff, thing: Removed, market: MarketSettings) => Promise<void>;
  /** Takes a deletion back, within a day. */
  restore?: (tx: Tx, by: Staff, id: number) => Promise<SavedRow>;
};

type BulkParts<Asked extends ListInput, Shown extends OpenedRow, Fields> = {
  kind: Kind;
  calls: {
    list: { input: z.ZodType<Asked>; permission?: Permission };
    save: { input: z.ZodType<Fields> };
  };
  list: (db: Db, by: Staff, query: Asked, about: About) => Promise<Listed<Named>>;
  open: (db: Db, id: number, market: MarketSettings) => Promise<Shown | null>;
  save: (tx: Tx, by: Staff, sent: Fields, market: MarketSettings) => Promise<SavedRow>;
  remove: BulkKind['remove'];
  acts: Record<string, Act<Shown>>;
};
type Named = { id: number; title?: string; detail?: string };

/** A kind of thing, by the functions behind its own calls, whose shapes parse their inputs. */
export function bulkKind<Asked extends ListInput, Shown extends OpenedRow, Fields>(
  parts: BulkParts<Asked, Shown, Fields>,
): BulkKind {
  const { kind, calls, acts } = parts;
  return {
    noun: kind.noun,
    permission: calls.list.permission ?? 'desk',
    find: async (db, by, query, { size, only, ...about }) => {
      const { rows } = await parts.list(
        db,
        by,
        { ...parsed(calls.list.input, query), size, only },
        about,
      );
      return rows.map(({ id, title, detail }) => ({ id, title: title ?? detail ?? '' }));
    },
    open: parts.open,
    save: (tx, by, fields, market) => parts.save(tx, by, parsed(calls.save.input, fields), market),
    remove: parts.remove,
    restore: (tx, by, id) => restoreRow(tx, by, kind, id),
    plan: async (db, id, { act: name, given, market }) => {
      const act = acts[name];
      if (act === undefined) throw new Refusal('invalid-input', { field: 'act' });
      const shown = await parts.open(db, id, market);
      return shown && { shown, fields: act && act(shown, given, market) };
    },
  };
}

function parsed<T>(shape: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = shape.safeParse(value);
  if (!success) throw new Refusal('invalid-input', { field: String(error.issues[0]?.path[0]) });
  return data;
}

/** Why something is taken away, as the thing's own call takes it. */
export const saysWhy = ({ reason }: ActInput): Row => (reason ? { hide_reason: reason } : {});

/** What can be shown to customers, or hidden from them. */
export const showOrHide = {
  show: () => ({ public: true }),
  hide: () => ({ public: false }),
} satisfies Record<string, Act<Row>>;

/** What can be deleted. */
export const goes = { delete: null };
