import { sql } from 'kysely';

/**
 * The price that the price of the product `p` is compared with, in minor units, for a statement
 * with its running sale `f`: its price before reductions. With the EU pack, for a reduced product:
 * the lowest price of the 30 days before the reduction, or its present price if it never cost more
 * (Directive 98/6/EC, Article 6a; CJEU, C-330/23).
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
