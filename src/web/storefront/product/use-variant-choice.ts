import { useEffect, useEffectEvent, useState } from 'react';
import {
  choiceOf,
  choose,
  firstChoice,
  variantOf,
  type Choice,
  type Variant,
} from '#web/storefront/product/variants.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';

export type VariantChoice = {
  choice: Choice;
  variant: Variant | null;
  take: (option: number, value: number) => void;
};

/**
 * What a shopper has chosen of a product's options. An address that names a variant (`?variant=12`)
 * begins with it.
 */
export function useVariantChoice({ variants, options }: ProductView): VariantChoice {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(options));
  const takeNamed = useEffectEvent(() => {
    const named = Number(new URLSearchParams(location.search).get('variant'));
    const variant = variants.find(({ id }) => id === named);
    if (variant) setChoice(choiceOf(variant, options));
  });
  useEffect(() => takeNamed(), []); // once: from then on the shopper chooses
  return {
    choice,
    variant: variantOf(variants, options, choice),
    take: (option, value) => setChoice((now) => choose(variants, now, option, value)),
  };
}
