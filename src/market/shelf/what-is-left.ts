import { sql } from 'kysely';
import type { LeftToDo } from '#contract/seller-today.ts';
import type { Db } from '#db/connect.ts';
import type { Seller } from '#market/settings/actor.ts';
import { mayInStore } from '#market/accounts/store-permissions.ts';

/**
 * What a store still lacks before it can sell, in a sensible order, limited to what the caller may
 * do.
 */
export async function whatIsLeft(db: Db, by: Seller): Promise<LeftToDo[]> {
  const { rows } = await sql<Record<LeftToDo, boolean>>`
    select s.image = '' as logo, s.cover = '' as cover, coalesce(s.about, '{}') = '{}' as about,
      coalesce(s.policies, '{}') = '{}' as policies, s.iban = '' as payee,
      m.eu_pack and trader_lacks(s) <> '{}' and trader_lacks(s) <> '{payee}' as trader,
      not exists (
        select from shipping_rules r where r.store_id is null or r.store_id = s.id
      ) as shipping,
      not exists (select from products p where p.store_id = s.id)
        and not exists (
          select from product_proposals o where o.store_id = s.id and o.state <> 'withdrawn'
        ) as product,
      m.eu_pack and exists (
        select from product_facts f where f.store_id = s.id and f.lacking and not f.archived
      ) as facts
    from stores s
    cross join settings m
    where s.id = ${by.storeId}
  `.execute(db);
  const lacks = rows[0];
  const tasks: [LeftToDo, boolean][] = [
    ['logo', mayInStore(by, 'profile')],
    ['cover', mayInStore(by, 'profile')],
    ['about', mayInStore(by, 'profile')],
    ['policies', mayInStore(by, 'profile')],
    ['trader', by.role === 'owner'],
    ['payee', by.role === 'owner'],
    ['shipping', mayInStore(by, 'profile')],
    ['product', mayInStore(by, 'products')],
    ['facts', mayInStore(by, 'products')],
  ];
  return tasks.flatMap(([name, may]) => (may && lacks?.[name] ? [name] : []));
}
