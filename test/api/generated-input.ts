// Input for any call, made from its shape: ids of the caller's things, and samples for the rest.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { IdKind } from '#contract/ids.ts';
import type { Db } from '#db/connect.ts';
import { OTHERWISE, OWN, SAMPLES } from './generated-samples.ts';
import { linkTo, orderToTake } from './order-to-take.ts';
import type { Person } from './people.ts';
import { removeThing } from './things/removed.ts';
import { thingOf } from './things/thing-of.ts';

/** Things that everybody may see. */
export const PUBLIC = new Set<IdKind>([
  'category',
  'product',
  'inventory',
  'flash-sale',
  'store',
  'review',
  'asked-requirement', // the applicant's
]);
/** What the market offers every store to choose from. */
export const TO_CHOOSE = new Set<IdKind>([
  'category',
  'attribute',
  'brand',
  'tag',
  'tax-rule',
  'shipping-rule',
  'bundle-deal',
  'open-sale',
]);
const ONLY: Record<string, string> = {
  'admin/settings/save': 'settings',
  'admin/score/save': 'settings',
  'admin/menus/save': 'menus',
  'admin/mail-server/save': 'mail_server',
  'admin/sign-in/save': 'sign_in_keys',
};

export type Field = { name: string; shape: z.ZodType; thing: IdKind };
export const shapeOf = ({ input }: Endpoint): Record<string, z.ZodType> =>
  'shape' in input ? (input.shape as Record<string, z.ZodType>) : {};
export const thingIn = (shape: z.ZodType): IdKind | undefined =>
  shape.meta()?.['x-thing'] as IdKind | undefined;
export const fieldsOf = (endpoint: Endpoint): Field[] =>
  Object.entries(shapeOf(endpoint)).flatMap(([name, shape]) => {
    const thing = thingIn(shape);
    return thing ? [{ name, shape, thing }] : [];
  });

/** An id in the form that a field takes it: alone, in a list, or as the key of an object. */
export function formed(shape: z.ZodType, value: unknown): unknown {
  const forms = [
    value,
    String(value),
    [value],
    { [String(value)]: { shipping_place: { id: 1 }, shipping_type: 1 } },
  ];
  const form = forms.find((one) => shape.safeParse(one).success);
  if (form === undefined)
    throw new Error('No form of an id fits this field: teach `formed` of this test one.');
  return form;
}

/** The whole input of a call for a person, with their own things. */
export async function inputFor(
  db: Db,
  endpoint: Endpoint,
  person: Person,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = { ...person.input };
  const things = new Map<IdKind, unknown>();
  const publicLast = ([, shape]: [string, z.ZodType]) =>
    // a product then belongs to the order, if that fits; a run is about its thing
    thingIn(shape) === 'bulk' ? 2 : PUBLIC.has(thingIn(shape) ?? 'address') ? 1 : 0;
  for (const [name, shape] of Object.entries(shapeOf(endpoint)).sort(
    (a, b) => publicLast(a) - publicLast(b),
  )) {
    const thing = thingIn(shape);
    if (!thing) {
      Object.assign(input, sampleOf(endpoint, name, shape));
      continue;
    }
    if (!things.has(thing)) things.set(thing, await thingOf(db, thing, person, things));
    input[name] = formed(shape, things.get(thing));
  }
  // for things that exist only once, other calls have saved another version before
  const only = ONLY[endpoint.path];
  if (only) {
    const { rows } = await sql<{ version: number }>`
      select max(version) as version from ${sql.table(only)}
    `.execute(db);
    input.version = rows[0]?.version ?? input.version;
  }
  if (/^admin\/picture(\/(cut|delete))?$/.test(endpoint.path))
    await sql`
      insert into pictures (name, width, height, bytes) values (${input.name}, 9, 9, 9)
      on conflict do nothing
    `.execute(db);
  const [, restored] = /^admin\/(.+)\/restore\/\{id\}$/.exec(endpoint.path) ?? [];
  if (restored) await removeThing(db, restored, Number(input.id));
  if (endpoint.path === 'seller/parcels/cancel-pieces/{id}')
    input.lines = await db
      .selectFrom('order_lines')
      .select(['id', 'quantity'])
      .where('parcel_id', '=', Number(input.id))
      .execute();
  if (endpoint.path === 'admin/brand/merge/{id}')
    input.into = await thingOf(db, 'brand', person, new Map());
  if (endpoint.path === 'admin/language/save') {
    const { code } = await db
      .selectFrom('languages')
      .select('code')
      .where('id', '=', Number(input.id))
      .executeTakeFirstOrThrow();
    input.code = code;
  }
  if (endpoint.path === 'order/by-link') input.key = await linkTo(db, Number(input.id));
  if (endpoint.path === 'admin/taken-order/place') Object.assign(input, await orderToTake(db));
  if (endpoint.path === 'admin/audit/deed') input.deed = await someDeed(db);
  if (endpoint.path === 'admin/language/make-default/{id}') {
    // the present one: other calls must not find another default
    const { id, version } = await defaultLanguage(db);
    Object.assign(input, { id, version, instead: id });
  }
  // it is optional
  if (['admin/payment-method/save', 'admin/storefront/save'].includes(endpoint.path))
    delete input.version;
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success)
    throw new Error(
      `${endpoint.path}: ${parsed.error.message}. Say in SAMPLES what its fields are sent.`,
    );
  return input;
}

/** The id of an action, as in the activity log. */
async function someDeed(db: Db): Promise<string> {
  const { rows } = await sql<{ deed: string }>`
    insert into audit (actor, action, subject) values ('Maren Holt', 'staff.appoint', 'account:1')
    returning (id * 2 + 1)::text as deed
  `.execute(db);
  return rows[0]?.deed ?? '';
}

const defaultLanguage = (db: Db) =>
  db
    .selectFrom('languages')
    .select(['id', 'version'])
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();

/** A sample for a field that names no thing, from the last list with a fitting value. */
export function sampleOf(
  endpoint: Endpoint,
  name: string,
  shape: z.ZodType,
): Record<string, unknown> {
  // things that staff save have texts in several languages and unique names in addresses
  const isEdit = /^admin\/.+\/save$/.test(endpoint.path);
  const usual = isEdit ? [OTHERWISE, SAMPLES] : [SAMPLES, OTHERWISE];
  const fitting = [OWN[endpoint.path] ?? {}, ...usual].find(
    (samples) => name in samples && shape.safeParse(samples[name]).success,
  );
  return fitting ? { [name]: fitting[name] } : {};
}
