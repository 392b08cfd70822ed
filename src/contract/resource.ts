// Things that staff list, open, save and delete: the same calls for every kind.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id as wholeId, idOf, of, optionalId, type IdKind } from '#contract/ids.ts';
import { listCalls, pascal, withArticle } from '#contract/list-calls.ts';
import type { Permission } from '#contract/permission.ts';
import { ifSent, isEmpty, optionalText, wholeNumber } from '#contract/values.ts';

/** Who saved it last, and when; null if nobody has since it was created in another way. */
export const lastEdited = z.object({ at: isoTime, by: z.string() }).nullable();

/** The changed fields of an edit, before (null: it created it) and after (null: deleted). */
export const edit = z
  .object({
    version: z.int(),
    by: z.string(),
    at: isoTime,
    was: z.record(z.string(), z.unknown()).nullable(),
    became: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'Edit' });
export type Edit = z.output<typeof edit>;

/**
 * A page of a list: its rows, and the number of all that match. Counting stops at
 * `listSize.counted`: then there are `more`.
 */
export type Listed<Row> = { rows: Row[]; total: number; more: boolean };
/** The input of a list. `sort` is a column, with a `-` before it for descending order. */
export type ListInput = {
  q: string;
  sort?: string | undefined;
  page: number;
  size: number;
  /** Only these, among those that match. */
  only?: number[] | undefined;
  /**
   * Only those with lower ids, which are not counted: for the next batch of a file. Clients do not
   * send it.
   */
  below?: number | undefined;
};

/** A thing opened for editing. */
export type Opened<Shown> = Shown & {
  id: number;
  version: number;
  edited: z.output<typeof lastEdited>;
};

type ResourceParts<
  Fields extends z.ZodRawShape,
  Shown extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
> = {
  /** The singular and the plural, as in addresses: `brand`, `brands`. */
  noun: IdKind;
  plural: string;
  permission: Permission;
  /** The fields that are saved, and those that are shown when it is opened. */
  fields: Fields;
  shown: Shown;
  /** A row of the list. */
  row: Row;
  /** The columns that the list can be sorted by. */
  sorts: readonly (keyof Row & string)[];
  /** The other filters of the list. */
  filters: Filters;
};

/**
 * The calls of one kind of thing: its list, the list as a file, one to edit, its history, saving
 * and deleting. `src/api/resource.ts` makes their handlers.
 */
export function resourceCalls<
  Fields extends z.ZodRawShape,
  Shown extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
>(parts: ResourceParts<Fields, Shown, Row, Filters>) {
  const opened = z
    .object({ id: z.int(), version: z.int(), edited: lastEdited, ...parts.shown })
    .meta({ id: `Opened${pascal(parts.noun)}` });
  const listed = z.object({ id: z.int(), ...parts.row }).meta({ id: `${pascal(parts.noun)}Row` });
  return {
    ...listCalls({ ...parts, otherwise: 'thing-not-found', listed }),
    ...openCalls(parts, opened),
    ...saveCalls(parts, opened),
  };
}

type Named = { noun: IdKind; plural: string; permission: Permission };
const forStaff = ({ permission }: Named) =>
  ({ audience: 'staff', permission, otherwise: 'thing-not-found' }) as const;

function openCalls<Shape extends z.ZodType>(named: Named, opened: Shape) {
  const { noun } = named;
  return {
    open: endpoint({
      ...forStaff(named),
      operationId: `admin${pascal(noun)}`,
      path: `admin/${noun}/{id}`,
      methods: ['GET'],
      about:
        `Returns ${withArticle(noun)} with everything that can be edited, in every language, and ` +
        'its version.',
      input: z.object({ id: idOf(noun) }),
      output: opened,
    }),
    edits: endpoint({
      ...forStaff(named),
      operationId: `admin${pascal(noun)}Edits`,
      path: `admin/${noun}/edits/{id}`,
      methods: ['GET'],
      about:
        `Lists the changes to ${withArticle(noun)} and who made them, newest first, even after ` +
        'it was deleted.',
      input: z.object({ id: idOf(noun) }),
      output: z.array(edit),
    }),
  };
}

function saveCalls<Fields extends z.ZodRawShape, Shape extends z.ZodType>(
  { fields, ...named }: Named & { fields: Fields },
  opened: Shape,
) {
  const { noun } = named;
  return {
    save: endpoint({
      ...forStaff(named),
      operationId: `adminSave${pascal(noun)}`,
      path: `admin/${noun}/save`,
      methods: ['POST'],
      toast: 'saved',
      about:
        `Creates ${withArticle(noun)} (without \`id\`), or updates one. Refused if somebody has ` +
        'saved it since this `version`.',
      input: z.object({
        id: of(noun, optionalId),
        version: wholeNumber(1, 2_147_483_647).nullish().default(null),
        ...fields,
      }),
      output: opened,
    }),
    delete: endpoint({
      ...forStaff(named),
      operationId: `adminDelete${pascal(noun)}`,
      path: `admin/${noun}/delete/{id}`,
      methods: ['POST'],
      toast: 'deleted',
      about:
        `Deletes ${withArticle(noun)}; it can be restored for a day. Refused if somebody has ` +
        'saved it since this `version`, or while something needs it. The people affected read ' +
        'the `reason`.',
      input: z.object({
        id: idOf(noun),
        version: wholeNumber(1, 2_147_483_647),
        reason: ifSent(optionalText(500)),
      }),
      output: z.null(),
    }),
    restore: endpoint({
      ...forStaff(named),
      operationId: `adminRestore${pascal(noun)}`,
      path: `admin/${noun}/restore/{id}`,
      methods: ['POST'],
      toast: 'restored',
      about:
        `Restores ${withArticle(noun)} within a day of its deletion, with its id and everything ` +
        'that was deleted with it. Refused if another one has its name by now.',
      input: z.object({ id: idOf(noun) }),
      output: opened,
    }),
  };
}

/** Ids without duplicates. */
const sortedIds = z.array(wholeId, 'invalid-input').min(1, 'required').max(1000, 'invalid-input');

/** The call that changes the order, for kinds that have one. */
export const orderCall = (noun: IdKind, plural: string, permission: Permission) =>
  endpoint({
    operationId: `adminOrder${pascal(plural)}`,
    path: `admin/${plural}/order`,
    methods: ['POST'],
    audience: 'staff',
    permission,
    otherwise: 'thing-not-found',
    toast: 'saved',
    about:
      `Sorts the ${plural.replaceAll('-', ' ')} into this order. Refused if \`seen\` is sent ` +
      'and is no longer the present order.',
    input: z.object({
      ids: of(
        noun,
        z
          .unknown()
          .optional()
          .refine((value) => !isEmpty(value), { message: 'required', abort: true })
          .pipe(sortedIds),
      ),
      seen: of(noun, sortedIds.optional()),
    }),
    output: z.null(),
  });
