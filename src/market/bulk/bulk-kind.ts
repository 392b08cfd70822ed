// A kind of things of which many can be changed at once, as the code that changes them sees it.
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

/** What an act needs besides the things: a percentage, a tag, the bank's reference. */
export type ActInput = {
  percent?: string;
  tag_id?: number | null;
  category_id?: number | null;
  reason?: string;
  reference?: string;
};
/** Computes the new fields of a thing from the opened one; null: the act deletes it. */
export type Act<Shown> = ((shown: Shown, given: ActInput, market: MarketSettings) => Row) | null;
type About = { market: MarketSettings; now: Date };
type Planned = { act: string; given: ActInput; market: MarketSettings };
type Plan = { shown: OpenedRow; fields: Row | null };
type OpenedRow = Row & { id: number; version: number };

export type BulkKind = {
  noun: string;
  permission: Permission;
  /** Acts on this kind cannot be undone. */
  final?: boolean;
  /** The things that match a query, each with its name. */
  find: (
    db: Db,
    by: Staff,
    query: unknown,
    about: About & { size: number; only?: number[] },
  ) => Promise<{ id: number; title: string }[]>;
  open: (db: Db, id: number, market: MarketSettings) => Promise<OpenedRow | null>;
  /**
   * A thing, and the fields that an act would give it (null: deletes it). Refuses an unknown act.
   */
  plan: (db: Db, id: number, planned: Planned) => Promise<Plan | null>;
  /** Saves a thing with all its fields, as the call for a single one does. */
  save: (tx: Tx, by: Staff, fields: Row, market: MarketSettings) => Promise<SavedRow>;
  remove: (tx: Tx, by: Staff, thing: Removed, market: MarketSettings) => Promise<void>;
  /** Undoes a deletion, within a day. */
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

/**
 * Describes a kind of thing by the functions behind its own calls, whose shapes parse their inputs.
 */
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

/** The reason for taking something off sale, as the call for a single thing takes it. */
export const saysWhy = ({ reason }: ActInput): Row => (reason ? { hide_reason: reason } : {});

/** Acts for things that can be shown to customers or hidden from them. */
export const showOrHide = {
  show: () => ({ public: true }),
  hide: () => ({ public: false }),
} satisfies Record<string, Act<Row>>;

/** The act for things that can be deleted. */
export const goes = { delete: null };
