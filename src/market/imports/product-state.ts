// A product's state: everything that an import can change, as it is stored.
import type { Money } from '#base/money.ts';
import type { ProductImage } from '#market/catalogue/write-product-lists.ts';
import type { Variant } from '#market/catalogue/write-variants.ts';

export type Texts = Record<string, string>;

export type Facts = {
  category_id: number;
  brand_id: number | null;
  title: Texts;
  overview: Texts | null;
  description: Texts | null;
  meta_title: Texts | null;
  meta_description: Texts | null;
  image: string;
  image_alt: Texts | null;
  selling: Money;
  offered: Money | null;
  published: boolean;
  folded: string;
};

export type StateVariant = Variant & { quantity: number };

/** Tags by id, ascending; images and variants in order. */
export type State = {
  facts: Facts;
  tags: number[];
  images: ProductImage[];
  variants: StateVariant[];
};
/** The state of an existing product. */
export type StoredProduct = Omit<State, 'variants'> & {
  id: number;
  key: string;
  /** The facts required by law that its offers lack. */
  lacking: string[];
  variants: (StateVariant & { id: number })[];
};

/**
 * What an import records of a product before changing it. `set` is the stock that the import set,
 * so that undoing it keeps sales made since.
 */
export type Before = Omit<State, 'variants'> & {
  variants: (StateVariant & { id: number; set: number | null })[];
};

/** The key of a variant: the ids of its values. */
export const choiceKey = (choice: number[]): string => choice.join(' ');
