import { sql } from 'kysely';

/**
 * What the price of product `p` is compared with, in minor units, in a statement with its running
 * sale `f`: its price before offers; with the EU pack, of a reduced product the lowest price of the
 * 30 days before the reduction, or what it costs now where it cost nothing more (Directive 98/6/EC,
 * Article 6a; CJEU, C-330/23).
 */
export const struckPrice = sql<number>`(
  case
    when coalesce(f.price, p.offered) is not null and (select eu_pack from settings)
      then greatest(
        coalesce(f.price, p.offered),
        prior_price(p.id, coalesce(f.price, p.offered), f.price is not null)
      )
    else p.selling
  end
)`;
