// Isolation, generated from the contract: every call with the id of a person's thing answers others
// as if it did not exist, changes nothing, and still answers its owner. A new call is included as
// soon as its input marks what its ids belong to.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pathWith, type Answer } from '../shop.ts';
import {
  fieldsOf,
  formed,
  inputFor,
  PUBLIC,
  shapeOf,
  thingIn,
  TO_CHOOSE,
} from './generated-input.ts';
import { peopleFor, type Person } from './people.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const NOWHERE = 2_000_000_000;
const SESSIONS = new Set(['session', 'staff-session']);
const forEverybody = ({ audience }: Endpoint) => audience !== 'seller' && audience !== 'staff';
const ownFields = (endpoint: Endpoint) =>
  fieldsOf(endpoint).filter(({ thing }) =>
    forEverybody(endpoint)
      ? !PUBLIC.has(thing)
      : endpoint.audience !== 'seller' || !TO_CHOOSE.has(thing),
  );
const walked = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, endpoint]) => ownFields(endpoint).length > 0,
);

const send = (
  { path, methods: [method = 'GET'] }: Endpoint,
  person: Person,
  input: Record<string, unknown>,
) => open.within.call(method, pathWith(path, input), input, person.headers);
const answerOf = ({ http, status, data, message }: Answer) => ({ http, status, data, message });

/** All personal rows, as text. */
async function rowsOf(person: Person): Promise<string> {
  const own = person.shopper ? sql`t.shopper = ${person.shopper.key}` : sql`false`;
  const account = person.shopper?.kind === 'customer' ? person.shopper.accountId : 0;
  const { rows } = await sql<{ text: string }>`
    select jsonb_build_array(
      (select jsonb_agg(to_jsonb(t) order by t.id) from addresses t where ${own}),
      (select jsonb_agg(to_jsonb(t) order by t.id) from cart_lines t where ${own}),
      (select jsonb_agg(to_jsonb(t) order by t.id) from saved_lines t where ${own}),
      (select jsonb_agg(to_jsonb(t) order by t.id) from orders t where ${own}),
      (select jsonb_agg(to_jsonb(p) order by p.id)
        from parcels p
        join orders t on t.id = p.order_id
        where ${own}),
      (select jsonb_agg(to_jsonb(t) order by t.id) from reviews t where ${own}),
      (select jsonb_agg(to_jsonb(s) - 'seen_at' order by s.id)
        from sessions s
        where s.account_id = ${account}),
      (select jsonb_agg(to_jsonb(c) order by c.id)
        from cancellations c
        join orders t on t.id = c.order_id
        where ${own}),
      (select jsonb_agg(to_jsonb(p) order by p.id)
        from parcels p
        where p.store_id = ${person.storeId ?? 0})
    )::text as text`.execute(base.db);
  return rows[0]?.text ?? '';
}

// codes that are no ids here, and filters of the shop's lists
const PUBLIC_IDS = [
  'user_id',
  'tracking_id',
  'trans_id',
  'shipping_place_id',
  'category_ids',
  'sub_category_ids',
  'brand_ids',
  'source_ids', // the target of a banner
  'ga_id', // ids of other systems
  'pixel_id',
  'client_id',
];

describe('ids', () => {
  it('of every call say of what they are', () => {
    const silent = Object.values(endpoints as Record<string, Endpoint>).flatMap((endpoint) =>
      Object.entries(shapeOf(endpoint))
        .filter(
          ([name, shape]) =>
            /(^|_)ids?$/.test(name) && !PUBLIC_IDS.includes(name) && !thingIn(shape),
        )
        .map(([name]) => `${endpoint.path}: let ${name} be idOf(…) of #contract/values.ts`),
    );
    expect(silent).toEqual([]);
  });
  it('of somebody else’s things are tried on more than eight calls', () =>
    expect(walked.length).toBeGreaterThan(8));
});

describe.each(walked)('%s', (called, endpoint) => {
  for (const kind of peopleFor(endpoint)) {
    it(`is answered to the ${kind.owner} alone`, async () => {
      const owner = await kind.make(base.db);
      const input = await inputFor(base.db, endpoint, owner);
      const before = await rowsOf(owner);
      for (const makeOther of kind.others) {
        const other = await makeOther(base.db);
        const theirs = other.mayOwn
          ? await inputFor(base.db, endpoint, other)
          : { ...input, user_token: undefined, ...other.input };
        for (const { name, shape, thing } of ownFields(endpoint)) {
          // a guest's line: its random number is the proof (decisions, Guests)
          if (thing === 'cart-line' && owner.shopper?.kind === 'visitor') continue;
          const foreign = await send(endpoint, other, { ...theirs, [name]: input[name] });
          const missing = await send(endpoint, other, {
            ...theirs,
            [name]: formed(shape, SESSIONS.has(thing) ? crypto.randomUUID() : NOWHERE),
          });
          expect({ who: other.name, ...answerOf(foreign) }, `${name} of another`).toEqual({
            who: other.name,
            ...answerOf(missing),
          });
        }
      }
      expect(await rowsOf(owner)).toBe(before);
      // edited-sign-in.test.ts tests providers, with a stand-in
      if (called !== 'adminSignIn.test')
        expect(answerOf(await send(endpoint, owner, input))).toMatchObject({
          http: 200,
          status: 200,
        });
    });
  }
});
