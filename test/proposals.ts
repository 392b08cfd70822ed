// A product in a seller's proposal.
import { NO_FACTS } from '#contract/fact-names.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Db } from '#db/connect.ts';
import { texts, unique } from './make.ts';

/** A lamp that could be in the shop, with its own category and rule. */
export async function proposedLamp(db: Db, store: number | null = null): Promise<ProposedProduct> {
  const category = await db
    .insertInto('categories')
    .values({ slug: unique('category'), title: texts('Lamps'), path: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rule = await db
    .insertInto('shipping_rules')
    .values({ title: texts('Post'), store_id: store })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    category_id: category.id,
    brand_id: null,
    tax_rule_id: null,
    shipping_rule_id: rule.id,
    bundle_deal_id: null,
    tag_ids: [],
    title: { en: 'Brass lamp', ar: 'مصباح نحاسي' },
    overview: {},
    description: { en: '<p>It shines.</p>' },
    unit: {},
    meta_title: {},
    meta_description: {},
    image_alt: {},
    selling: '40.00',
    offered: '',
    image: '',
    images: [],
    video: '',
    video_thumb: '',
    warranty: false,
    refundable: true,
    ...NO_FACTS,
    variants: [{ choice: [], sku: unique('L'), price: '', weight: 0, stock: 5 }],
  };
}
