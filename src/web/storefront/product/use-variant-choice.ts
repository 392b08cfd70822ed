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
 * The options of a product that a customer has chosen. An address with a variant (`?variant=12`)
 * starts with that one.
 */
export function useVariantChoice({ variants, options }: ProductView): VariantChoice {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(options));
  const takeNamed = useEffectEvent(() => {
    const named = Number(new URLSearchParams(location.search).get('variant'));
    const variant = variants.find(({ id }) => id === named);
    if (variant) setChoice(choiceOf(variant, options));
  });
  useEffect(() => takeNamed(), []); // only once: from then on the customer chooses
  return {
    choice,
    variant: variantOf(variants, options, choice),
    take: (option, value) => setChoice((now) => choose(variants, now, option, value)),
  };
}
