import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SavedLine } from '#contract/saved-line.ts';
import { ChosenOptions } from '#web/ui/cart/chosen-options.tsx';
import { isThere, pictureOf } from '#web/ui/cart/line-state.ts';
import { unitPrice } from '#web/ui/cart/price-cart-line.ts';
import { forgetSaved, loadSaved, savedLines, toCart } from '#web/storefront/cart/saved-lines.ts';
import { useMoney, useRefusal } from '#web/ui/cart/use-totals.ts';
import { Icon } from '#web/ui/icon.tsx';
import { productPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { useSite } from '#web/ui/site.ts';
import { listenToTabs } from '#web/ui/tabs.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';

/** The lines saved for later, below the cart: each goes back with one press. */
export default function SavedLinesCard() {
  const lines = useReactiveState(savedLines);
  const focus = useKeptFocus(lines.length, '[data-saved]');
  const load = useEffectEvent(() => void loadSaved());
  useEffect(() => {
    load();
    return listenToTabs(() => load());
  }, []);
  return (
    <div {...focus} tabIndex={-1}>
      {lines.length > 0 && <Saved lines={lines} />}
    </div>
  );
}

function Saved({ lines }: { lines: SavedLine[] }) {
  const t = useTranslations('cart');
  return (
    <section aria-labelledby="saved" className="mt-8">
      <h2 id="saved" className="mb-3 text-lg">
        {t('saved-title', { count: lines.length })}
      </h2>
      <ul className="card divide-y divide-line">
        {lines.map((line) => (
          <SavedItem key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function SavedItem({ line }: { line: SavedLine }) {
  const t = useTranslations('cart');
  const write = useMoney();
  const { complain } = useRefusal();
  const { now } = unitPrice(line, useSite().money.currency_exponent);
  const { title } = line.flash_product;
  return (
    <li data-saved className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Picture
        name={pictureOf(line)}
        alt=""
        sizes="64px"
        width={64}
        height={64}
        className="size-16 rounded bg-ground-2 object-cover"
      />
      <div className="min-w-40 flex-1">
        <Link to={productPath(line.flash_product)} className="hover:text-primary" dir="auto">
          {title}
        </Link>
        <ChosenOptions line={line} />
        <p className="figures text-sm">
          {isThere(line) ? <bdi>{write(now)}</bdi> : <WhyNot line={line} />}
        </p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        {isThere(line) && (
          <button
            type="button"
            onClick={() => void toCart(line).then(complain)}
            className="button button-quiet"
          >
            {t('move-to-cart')}
            <span className="sr-only"> {title}</span>
          </button>
        )}
        <button
          type="button"
          aria-label={t('remove', { title })}
          onClick={() => void forgetSaved(line).then(complain)}
          className="grid size-11 place-items-center rounded text-ink-2 hover:text-drop"
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
    </li>
  );
}

/** Why it cannot be bought at present. */
function WhyNot({ line }: { line: SavedLine }) {
  const t = useTranslations('refusal');
  const { store } = line.flash_product;
  if (store.closed) return t('store-closed', { store: store.name });
  return t(store.away_until ? 'store-away' : 'out-of-stock');
}
