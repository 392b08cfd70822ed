import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { LineSums } from '#market/pricing/totals.ts';
import { Icon } from '#web/ui/icon.tsx';
import { productPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { BundleOffer } from '#web/storefront/cart/bundle-offer.tsx';
import { lineId, removeLine, saveForLater } from '#web/storefront/cart/removed-lines.ts';
import { ChosenOptions } from '#web/ui/cart/chosen-options.tsx';
import { LinePrice } from '#web/storefront/cart/line-price.tsx';
import { LineReasons } from '#web/ui/cart/line-reasons.tsx';
import { LineProblem } from '#web/storefront/cart/line-problem.tsx';
import { isThere, pictureOf } from '#web/ui/cart/line-state.ts';
import { LineQuantity } from '#web/storefront/cart/line-quantity.tsx';
import { LineCheckbox } from '#web/storefront/cart/line-checkbox.tsx';
import { useRefusal } from '#web/ui/cart/use-totals.ts';

const LINE =
  'grid grid-cols-[2.75rem_4.5rem_minmax(0,1fr)] items-start gap-x-2 py-4 ps-1 pe-3 ' +
  'md:grid-cols-[2.75rem_6rem_minmax(0,1fr)_auto_8.5rem] md:gap-x-4 md:ps-2 md:pe-5';
const COUNT_AND_PRICE =
  'col-span-2 col-start-2 mt-3 flex flex-wrap items-start justify-between gap-x-2 gap-y-1 ' +
  'md:contents';

type Props = {
  line: CartLine;
  sums: LineSums;
  address: Address | null;
  onTick: (lines: CartLine[], on: boolean) => void;
};

/** One line of the cart, with all its actions. */
export function CartLineItem({ line, sums, address, onTick }: Props) {
  const t = useTranslations('cart');
  const { complain } = useRefusal();
  const { title } = line.flash_product;
  const there = isThere(line);
  return (
    <li className={LINE}>
      <div className="grid h-18 items-center md:h-24">
        <LineCheckbox lines={[line]} label={t('tick-line', { title })} onTick={onTick} />
      </div>
      <LinePicture line={line} there={there} />
      <div className="flex min-w-0 flex-col gap-1">
        <Link
          id={lineId(line.id)}
          to={productPath(line.flash_product)}
          className="line-clamp-2 font-medium hover:text-primary"
          dir="auto"
        >
          {title}
        </Link>
        <ChosenOptions line={line} />
        <BundleOffer line={line} sums={sums} />
        <button
          type="button"
          onClick={() => void saveForLater(line).then(complain)}
          className="link min-h-8 self-start text-sm"
        >
          {t('save-for-later')}
          <span className="sr-only"> {title}</span>
        </button>
      </div>
      <div className={COUNT_AND_PRICE}>
        <div className="flex items-center">
          {there && <LineQuantity line={line} />}
          <button
            type="button"
            aria-label={t('remove', { title })}
            onClick={() => void removeLine(line).then(complain)}
            className={
              'grid size-11 place-items-center rounded text-ink-2 ' +
              'hover:bg-ground-3 hover:text-drop md:size-10'
            }
          >
            <Icon name="trash" size={18} />
          </button>
        </div>
        <LinePrice line={line} sums={sums} />
      </div>
      <div className="col-span-full ps-2 md:col-span-3 md:col-start-3 md:ps-0">
        <LineProblem line={line} address={address} onTick={onTick} />
        <LineReasons id={line.id} />
      </div>
    </li>
  );
}

function LinePicture({ line, there }: { line: CartLine; there: boolean }) {
  return (
    <Link
      to={productPath(line.flash_product)}
      tabIndex={-1}
      aria-hidden
      className={`overflow-hidden rounded bg-ground-2 ${there ? '' : 'opacity-60'}`}
    >
      <Picture
        name={pictureOf(line)}
        alt=""
        sizes="96px"
        width={96}
        height={96}
        className="aspect-square w-full object-cover"
      />
    </Link>
  );
}
