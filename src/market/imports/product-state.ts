// A product's state: all of it that an import can change, as the market keeps it.
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

/** Tags by number, ascending; images and variants in their order. */
export type State = {
  facts: Facts;
  tags: number[];
  images: ProductImage[];
  variants: StateVariant[];
};
/** The state of a product that is there. */
export type StoredProduct = Omit<State, 'variants'> & {
  id: number;
  key: string;
  /** What its offers lack of what the law asks of them. */
  lacking: string[];
  variants: (StateVariant & { id: number })[];
};

/**
 * What an import writes down of a product before it changes it; `set` is the quantity that the
 * import set, so that an undo leaves what was sold since sold.
 */
export type Before = Omit<State, 'variants'> & {
  variants: (StateVariant & { id: number; set: number | null })[];
};

/** The key of a variant: the ids of its values. */
export const choiceKey = (choice: number[]): string => choice.join(' ');
