import { useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { allowedQuantity, MOST_OF_ONE } from '#market/carts/cart.ts';
import { signInPath } from '#web/ui/next-path.ts';
import { call } from '#web/ui/api.ts';
import { addToCart } from '#web/storefront/product/add-to-cart.ts';
import {
  useVariantChoice,
  type VariantChoice,
} from '#web/storefront/product/use-variant-choice.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import { reportFound } from '#web/ui/product/found.ts';
import { loadShopper } from '#web/ui/shopper.ts';
import { toast } from '#web/ui/toasts.tsx';
import { useGoOn } from '#web/ui/use-go-on.ts';

export type Purchase = VariantChoice & {
  quantity: number;
  setQuantity: (wanted: number) => void;
  /** Why this choice cannot be bought, shown beside the field that it is about. */
  refused: RefusalCode | null;
  working: 'add' | 'buy' | null;
  /** What was just added to the cart; call `done` once that was seen. */
  added: { inventory: number; quantity: number; done: () => void } | null;
  add: () => Promise<void>;
  buy: () => Promise<void>;
};

export const OPTIONS_ID = 'options';
const NO_GUESTS = 403;

/** The state of buying a product: the choice, the quantity, and the two buttons. */
export function usePurchase(product: ProductView): Purchase {
  const tell = useShowRefusal();
  const chosen = useVariantChoice(product);
  const [quantity, setQuantity] = useState(1);
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const [working, setWorking] = useState<Purchase['working']>(null);
  const goOn = useGoOn();
  const { added, show } = useAdded();
  // not known yet: the server will decide
  const stock = chosen.variant?.quantity ?? Number.MAX_SAFE_INTEGER;

  const take = (option: number, value: number) => {
    chosen.take(option, value);
    setRefused(null);
  };
  const changeQuantity = (wanted: number) => {
    const reason = whyNot(wanted, stock);
    setRefused(reason);
    setQuantity(reason === null ? wanted : Math.max(1, Math.min(wanted, stock, MOST_OF_ONE)));
  };
  const buyable = () => {
    const reason = chosen.variant ? whyNot(quantity, chosen.variant.quantity) : 'choose-attributes';
    setRefused(reason);
    if (reason === 'choose-attributes') focusOpenOption();
    return reason === null && working === null ? chosen.variant : null;
  };
  const add = async () => {
    const variant = buyable();
    if (!variant) return;
    const pressed = document.activeElement;
    setWorking('add');
    const answer = await addToCart(product.id, variant.id, quantity);
    setWorking(null);
    if (!answer.ok) return tell(answer, () => void add());
    void reportFound([product.id], 'carted');
    show(variant.id, quantity, pressed);
  };
  const buy = async () => {
    const variant = buyable();
    if (!variant) return;
    setWorking('buy');
    const answer = await buyNow(product.id, variant.id, quantity);
    setWorking(null);
    if (!answer.ok) return tell(answer, () => void buy());
    void reportFound([product.id], 'carted');
    void loadShopper();
    await goOn('/shipping');
  };
  return {
    ...chosen,
    take,
    quantity,
    setQuantity: changeQuantity,
    refused: refused ?? (chosen.variant && whyNot(quantity, stock)),
    working,
    added,
    add,
    buy,
  };
}

const buyNow = (product: number, inventory: number, quantity: number) =>
  call('cart.buyNow', { product_id: product, inventory_id: inventory, quantity });

/** What was just added to the cart; afterwards the focus returns to the pressed button. */
function useAdded() {
  const [added, setAdded] = useState<Purchase['added']>(null);
  const show = (inventory: number, quantity: number, pressed: Element | null) =>
    setAdded({
      inventory,
      quantity,
      done: () => {
        setAdded(null);
        if (pressed instanceof HTMLElement) setTimeout(() => pressed.focus());
      },
    });
  return { added, show };
}

/** The market's own rule, checked before asking the server. */
function whyNot(quantity: number, stock: number): RefusalCode | null {
  try {
    allowedQuantity(quantity, stock);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
}

/**
 * Shows why the server refused, and where to sign in if guests may not order. A call without an
 * answer can be tried again.
 */
function useShowRefusal(): (
  refused: { message: string; status: number },
  again: () => void,
) => void {
  const header = useTranslations('header');
  const trouble = useTranslations('trouble');
  const signIn = useHref(signInPath(useLocation().pathname));
  const offline = useTranslations('offline');
  return ({ message, status }, again) => {
    if (status === 0)
      return toast('error', navigator.onLine ? trouble('api-down') : offline('cart'), {
        label: offline('again'),
        press: again,
      });
    const refused = message || trouble('api-down');
    if (status !== NO_GUESTS) return toast('error', refused);
    toast('error', refused, { label: header('sign-in'), to: signIn });
  };
}

function focusOpenOption(): void {
  document
    .getElementById(OPTIONS_ID)
    ?.querySelector<HTMLInputElement>('fieldset[data-open] input')
    ?.focus();
}
