import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { shippingType } from '#contract/constants.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Tx } from '#db/connect.ts';
import { chooseAddress } from '#market/addresses/save-address.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { placeFor } from '#market/shipping/shipping-place.ts';

/**
 * The shipping that a shopper chose for a line: `type` as in contract/constants.ts, shippingType.
 * `wanted` false: they chose none.
 */
export type LineShipping = { lineId: number; type: number; wanted: boolean };

type Row = {
  id: number;
  selected: boolean;
  places: { id: number; country: string; state: string; pickup_point: boolean }[];
};

/**
 * Sets the address of the next order and how lines of the caller's cart are shipped. The shipping
 * place follows from the address, whatever place the caller sent. Refuses 'address-not-found', and
 * 'cannot-ship' or 'no-pickup' for the lines concerned.
 */
export async function chooseShipping(
  tx: Tx,
  shopper: Shopper,
  addressId: number,
  choices: LineShipping[],
): Promise<void> {
  const address = await chooseAddress(tx, shopper, addressId);
  const ids = choices.map(({ lineId }) => lineId);
  await keepPlaces(tx, shopper, ids);
  const { rows } = await sql<Row>`
    select l.id, l.selected,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', sp.id, 'country', sp.country, 'state', sp.state, 'pickup_point', sp.pickup_point
          )
        )
        from shipping_places sp
        where sp.shipping_rule_id = p.shipping_rule_id
      ), '[]') as places
    from cart_lines l
    join products p on p.id = l.product_id
    where l.shopper = ${shopper.key}
      and l.id = any(${ids}::bigint[])
    order by l.id
    for update of l
  `.execute(tx);
  const choiceOf = new Map(choices.map((choice) => [choice.lineId, choice]));
  const problems: Record<string, { code: RefusalCode; values: Record<string, string> }> = {};
  for (const row of rows) {
    const choice = choiceOf.get(row.id);
    const place = placeFor(row.places, address);
    const pickup = choice?.type === shippingType.pickup;
    if (choice?.wanted && row.selected && !place)
      problems[row.id] = {
        code: 'cannot-ship',
        values: { state: address.state, country: address.country },
      };
    else if (choice?.wanted && pickup && place && !place.pickup_point)
      problems[row.id] = { code: 'no-pickup', values: {} };
    await tx
      .updateTable('cart_lines')
      .set({
        shipping_place_id: choice?.wanted && place ? place.id : null,
        shipping_type: pickup ? shippingType.pickup : shippingType.location,
        updated_at: new Date(),
      })
      .where('id', '=', row.id)
      .execute();
  }
  const [first] = Object.values(problems);
  if (first) throw new Refusal(first.code, first.values, { lines: problems });
}

/** Locks the shipping rules of these lines, so that no chosen place is deleted meanwhile. */
async function keepPlaces(tx: Tx, shopper: Shopper, lines: number[]): Promise<void> {
  await sql`
    select from shipping_rules
    where id in (
      select p.shipping_rule_id
      from cart_lines l
      join products p on p.id = l.product_id
      where l.shopper = ${shopper.key} and l.id = any(${lines}::bigint[])
    )
    order by id
    for key share
  `.execute(tx);
}
