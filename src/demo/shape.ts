// The shape of db/demo: a folder for each theme, and the market's own content beside them.
import { z } from 'zod';

const texts = z.object({
  en: z.string().min(1),
  fr: z.string().min(1),
  ar: z.string().min(1),
  tr: z.string().min(1),
  hi: z.string().min(1),
});
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const ground = z.string().regex(/^#[0-9a-f]{6}$/);

const variant = z.object({
  choice: z.record(slug, slug),
  price: z.number().min(0),
  stock: z.int().min(0),
});
const product = z.object({
  slug,
  store: slug,
  category: slug,
  brand: slug,
  icon: slug,
  more: z.array(slug).min(1),
  title: texts,
  overview: texts,
  description: texts,
  selling: z.number().positive(),
  offered: z.number().positive().nullable(),
  tags: z.array(slug),
  weight: z.int().positive(),
  refundable: z.boolean(),
  warranty: z.boolean(),
  stock: z.int().min(0).optional(),
  variants: z.array(variant).optional(),
});
const slide = z.object({
  icon: z.array(slug).min(1),
  ground,
  category: slug,
  title: texts,
  detail: texts,
  action: texts,
});

/** A text that is the same in every language is given once, in English. */
const maybeSame = z.union([texts, z.strictObject({ en: z.string().min(1) })]);
const sizeTable = z.object({
  category: slug,
  title: texts,
  columns: z.array(z.object({ title: maybeSame, unit: z.enum(['', 'cm']) })),
  rows: z.array(z.array(z.union([z.string(), maybeSame]))),
});

export const themeFile = z.object({
  categories: z
    .array(z.object({ slug, parent: slug.nullable(), icon: slug, title: texts }))
    .default([]),
  brands: z.array(z.object({ slug, title: z.string(), icon: slug })).default([]),
  attributes: z
    .array(z.object({ slug, title: texts, values: z.array(z.object({ slug, title: texts })) }))
    .default([]),
  sizeTables: z.array(sizeTable).default([]),
  tags: z.array(z.object({ slug, title: texts })).default([]),
  stores: z
    .array(
      z.object({
        slug,
        name: z.string(),
        icon: slug,
        country: z.string().length(2),
        city: z.string(),
        about: texts,
      }),
    )
    .default([]),
  collections: z.array(z.object({ slug, title: texts, products: z.array(slug) })).default([]),
  sliders: z.array(slide).default([]),
  products: z.array(product).default([]),
});

export const marketFile = z.object({
  languages: z.array(
    z.object({ code: z.string().length(2), name: z.string(), direction: z.enum(['ltr', 'rtl']) }),
  ),
  settings: z.object({
    site_name: texts,
    meta_title: texts,
    meta_description: texts,
    copyright_text: texts,
    phone: z.string(),
    email: z.string(),
    address_1: z.string(),
    city: z.string(),
    zip: z.string(),
    country: z.string().length(2),
  }),
  features: z.array(z.object({ icon: slug, detail: texts })),
  banners: z.array(
    slide.extend({ type: z.int().min(1).max(9), first_order: z.boolean().default(false) }),
  ),
  sideSlides: z.array(slide.extend({ type: z.literal([2, 3]) })),
  headerLinks: z.array(z.object({ type: z.literal([1, 2]), title: texts, url: z.string() })),
  social: z.array(z.object({ title: texts, link: z.string(), icon: slug })),
  payment: z.array(z.object({ title: texts, icon: slug })),
  bank: z.object({
    bank_name: z.string(),
    branch_name: z.string(),
    account_name: z.string(),
    account_number: z.string(),
  }),
  shipping: z.object({ standard: texts, regional: texts, free: texts }),
  taxes: z.array(z.object({ title: texts, type: z.literal([1, 2]), amount: z.int() })),
  bundles: z.array(z.object({ title: texts, buy: z.int(), free: z.int() })),
  flashSale: texts,
  openSale: z.object({ title: texts, terms: texts }),
  vouchers: z.array(
    z.object({
      code: z.string(),
      title: texts,
      type: z.literal([1, 2]),
      amount: z.int(),
      cap: z.int().nullable(),
      minSpend: z.int(),
      store: slug.nullable(),
    }),
  ),
  shoppers: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      country: z.string().length(2),
      state: z.string(),
      city: z.string(),
      zip: z.string(),
      address_1: z.string(),
      language: z.string().length(2),
    }),
  ),
});
export const pagesFile = z.array(
  z.object({
    slug,
    title: texts,
    description: texts,
    footer: z.literal([1, 2]),
    component: z.enum(['Contact', 'Sitemap']).nullable(),
  }),
);
export const reviewsFile = z.array(
  z.object({
    language: z.string().length(2),
    rating: z.int().min(1).max(5),
    text: z.string().min(1),
  }),
);

export type Texts = z.output<typeof texts>;
export type Theme = z.output<typeof themeFile>;
export type MarketFile = z.output<typeof marketFile>;
export type Demo = {
  theme: Theme;
  market: MarketFile;
  pages: z.output<typeof pagesFile>;
  reviews: z.output<typeof reviewsFile>;
};
