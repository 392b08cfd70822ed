import { useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { allowedQuantity, MOST_OF_ONE } from '#market/carts/cart.ts';
import { signInPath } from '#web/ui/next-path.ts';
import { call } from '#web/ui/api.ts';
import {
  useVariantChoice,
  type VariantChoice,
} from '#web/storefront/product/use-variant-choice.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import { addToCart, loadShopper } from '#web/ui/shopper.ts';
import { toast } from '#web/ui/toasts.tsx';

export type Purchase = VariantChoice & {
  quantity: number;
  setQuantity: (wanted: number) => void;
  /** Why it cannot be bought like this, shown beside the field that it is about. */
  refused: RefusalCode | null;
  working: 'add' | 'buy' | null;
  add: () => Promise<void>;
  buy: () => Promise<void>;
};

export const OPTIONS_ID = 'options';
const NO_GUESTS = 403;

/** A shopper at a product: what is chosen, how many, and the two ways to take it. */
export function usePurchase(product: ProductView): Purchase {
  const t = useTranslations('product-page');
  const tell = useTold();
  const chosen = useVariantChoice(product);
  const [quantity, count] = useState(1);
  const [refused, refuse] = useState<RefusalCode | null>(null);
  const [working, work] = useState<Purchase['working']>(null);
  const navigate = useNavigate();
  const cart = useHref('/cart');
  // not known yet: the market says
  const stock = chosen.variant?.quantity ?? Number.MAX_SAFE_INTEGER;

  const take = (option: number, value: number) => {
    chosen.take(option, value);
    refuse(null);
  };
  const setQuantity = (wanted: number) => {
    const reason = whyNot(wanted, stock);
    refuse(reason);
    count(reason === null ? wanted : Math.max(1, Math.min(wanted, stock, MOST_OF_ONE)));
  };
  const buyable = () => {
    const reason = chosen.variant ? whyNot(quantity, chosen.variant.quantity) : 'choose-attributes';
    refuse(reason);
    if (reason === 'choose-attributes') focusOpenOption();
    return reason === null && working === null ? chosen.variant : null;
  };
  const add = async () => {
    const variant = buyable();
    if (!variant) return;
    work('add');
    const answer = await addToCart(product.id, variant.id, quantity);
    work(null);
    if (answer.ok) toast('success', t('added'), { label: t('to-cart'), to: cart });
    else tell(answer);
  };
  const buy = async () => {
    const variant = buyable();
    if (!variant) return;
    work('buy');
    const answer = await call('cart.buyNow', {
      product_id: product.id,
      inventory_id: variant.id,
      quantity,
    });
    work(null);
    if (!answer.ok) return tell(answer);
    void loadShopper();
    await navigate('/shipping');
  };
  const standing = chosen.variant && whyNot(quantity, stock);
  return {
    ...chosen,
    take,
    quantity,
    setQuantity,
    refused: refused ?? standing,
    working,
    add,
    buy,
  };
}

/** The market's own rule, asked before the market is. */
function whyNot(quantity: number, stock: number): RefusalCode | null {
  try {
    allowedQuantity(quantity, stock);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
}

/** Says why the shop did not take it, and where to sign in when it lets no guests in. */
function useTold(): (refused: { message: string; status: number }) => void {
  const header = useTranslations('header');
  const trouble = useTranslations('trouble');
  const signIn = useHref(signInPath(useLocation().pathname));
  return ({ message, status }) =>
    toast(
      'error',
      message || trouble('api-down'),
      status === NO_GUESTS ? { label: header('sign-in'), to: signIn } : undefined,
    );
}

function focusOpenOption(): void {
  document
    .getElementById(OPTIONS_ID)
    ?.querySelector<HTMLInputElement>('fieldset[data-open] input')
    ?.focus();
}
