// One act for many things at once: the same two calls for every kind of thing.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idsOf, of, optionalId, type IdKind } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import type { Permission } from '#contract/permission.ts';
import { choice, optionalText } from '#contract/values.ts';

/** The most things in a run, the number in a trial, and the number of explained refusals. */
export const bulkSize = { most: 10_000, tried: 5, told: 200 };

/** The state of a run: the number of its things, and the results so far. */
export const bulkRun = z
  .object({
    id: z.int(),
    noun: z.string(),
    act: z.string(),
    made_at: isoTime,
    ended: z.boolean(),
    all: z.int(),
    done: z.int(),
    /** The number that were already like that. */
    same: z.int(),
    refused: z.int(),
    /** The number of its changes that can be undone. */
    undoable: z.int(),
    /** The reasons of the first refusals. */
    refusals: z.array(z.object({ id: z.int(), title: z.string(), message: z.string() })),
  })
  .meta({ id: 'BulkRun' });
export type BulkRun = z.output<typeof bulkRun>;

const tried = z
  .object({
    all: z.int(),
    rows: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        /** The fields that would change, by their names on the screen. */
        changes: z.array(
          z.object({
            field: z.string(),
            name: z.string(),
            was: z.unknown(),
            became: z.unknown(),
          }),
        ),
        refusal: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'BulkTrial' });

/** Undoes a run; every kind of thing has it. */
export const UNDO = 'undo';

type BulkParts<Act extends string, Given extends z.ZodRawShape, Filters extends z.ZodRawShape> = {
  noun: IdKind;
  plural: string;
  permission: Permission;
  acts: readonly [Act, ...Act[]];
  /** The input of some acts. */
  given: Given;
  /** The filters of the list of such things. */
  filters: Filters;
};

/**
 * The calls that do one act for many things of a kind, and try it out first. `src/api/bulk.ts`
 * makes their handlers.
 */
export function bulkCalls<
  const Act extends string,
  Given extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
>({ noun, plural, permission, acts, given, filters }: BulkParts<Act, Given, Filters>) {
  const forStaff = { audience: 'staff', permission, otherwise: 'thing-not-found' } as const;
  const things = plural.replaceAll('-', ' ');
  const pascal = plural.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  const matching = z.object({ q: optionalText(200), ...filters });
  const input = z.object({
    act: choice([...acts, UNDO]),
    ids: of(noun, idsOf(listSize.most)),
    matching: z.preprocess((sent) => sent ?? null, matching.nullable()),
    run: of('bulk', optionalId),
    ...given,
  });
  const which =
    'Select them with `ids`, or with `matching`, the filters of their list, up to ' +
    `${bulkSize.most}. Or name an earlier \`run\`: this retries what it was refused, or with ` +
    `the act \`${UNDO}\`, undoes what it changed and nobody has changed since.`;
  return {
    bulk: endpoint({
      ...forStaff,
      operationId: `adminBulk${pascal}`,
      path: `admin/${plural}/bulk`,
      methods: ['POST'],
      about:
        `Performs one action on many ${things}, by the rules of the action’s own call. ${which} ` +
        'What is not done when it answers is done in the background. Sending the same ' +
        '`idempotency_key` again returns the same run.',
      input: input.extend({ idempotency_key: optionalText(100) }),
      output: bulkRun,
    }),
    tryBulk: endpoint({
      ...forStaff,
      operationId: `adminTryBulk${pascal}`,
      path: `admin/${plural}/bulk/try`,
      methods: ['POST'],
      about:
        `Tries a bulk action and rolls it back: returns the number of ${things}, and what would ` +
        `change for the first ${bulkSize.tried}.`,
      input,
      output: tried,
    }),
  };
}
export type BulkTrial = z.output<typeof tried>;
