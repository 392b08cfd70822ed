import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { cart, loadCart } from '#web/ui/cart/cart.ts';
import { ChosenOptions } from '#web/ui/cart/chosen-options.tsx';
import { pictureOf, toBuy } from '#web/ui/cart/line-state.ts';
import { unitPrice } from '#web/ui/cart/price-cart-line.ts';
import { useMoney, useTotals } from '#web/ui/cart/use-totals.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { useSite } from '#web/ui/site.ts';
import '#web/ui/words/buying-words.client.ts';

export type Added = { inventory: number; quantity: number };

const DRAWER =
  'shadow-float m-0 ms-auto max-h-none max-w-none bg-ground p-5 text-start text-ink ' +
  'backdrop:bg-black/45 max-md:mt-auto max-md:w-full max-md:rounded-t-tile md:h-dvh md:w-96';
const noShipping = () => null;

/** Beside the page: what was just added, the cart's total, and links to go on. */
export default function CartDrawer({ added, closed }: { added: Added; closed: () => void }) {
  const p = useTranslations('product-page');
  const t = useTranslations('cart');
  const lines = useReactiveState(cart);
  useEffect(() => void loadCart(), []);
  const line = lines?.find(({ inventory_id }) => inventory_id === added.inventory);
  return (
    <Dialog aria-labelledby="added" className={DRAWER} pressBeside closed={closed}>
      <form method="dialog" className="flex h-full flex-col gap-4">
        <h2 id="added" className="flex items-center gap-2 text-lg">
          <Icon name="circle-check" size={20} className="text-good" />
          {p('added')}
        </h2>
        {line && lines ? (
          <>
            <AddedLine line={line} quantity={added.quantity} />
            <CartSum lines={lines} />
          </>
        ) : (
          <div aria-hidden className="skeleton h-32" />
        )}
        <div className="mt-auto grid gap-2">
          <Link to="/cart" className="button button-primary" onClick={closed}>
            {p('to-cart')}
          </Link>
          <Link to="/shipping" className="button button-quiet" onClick={closed}>
            {t('to-shipping')}
          </Link>
          <button className="button button-quiet">{t('keep-shopping')}</button>
        </div>
      </form>
    </Dialog>
  );
}

function AddedLine({ line, quantity }: { line: CartLine; quantity: number }) {
  const t = useTranslations('cart');
  const write = useMoney();
  const { now } = unitPrice(line, useSite().money.currency_exponent);
  return (
    <div className="flex gap-3">
      <span className="size-20 shrink-0 overflow-hidden rounded bg-ground-2">
        <Picture
          name={pictureOf(line)}
          alt=""
          sizes="80px"
          width={80}
          height={80}
          className="size-20 object-cover"
        />
      </span>
      <div className="min-w-0 text-sm">
        <p className="line-clamp-2 text-base font-medium" dir="auto">
          {line.flash_product.title}
        </p>
        <ChosenOptions line={line} />
        <p className="figures text-ink-2">
          {t('in-cart', { count: quantity })} · <bdi>{write(now * quantity)}</bdi>
        </p>
      </div>
    </div>
  );
}

function CartSum({ lines }: { lines: CartLine[] }) {
  const c = useTranslations('checkout');
  const write = useMoney();
  const bought = toBuy(lines, null);
  const { subtotal } = useTotals(bought, noShipping);
  const pieces = bought.reduce((count, { quantity }) => count + quantity, 0);
  return (
    <p className="figures flex justify-between gap-4 border-t border-line pt-3">
      <span className="text-ink-2">{c('subtotal', { count: pieces })}</span>
      <bdi className="font-bold">{write(subtotal)}</bdi>
    </p>
  );
}
