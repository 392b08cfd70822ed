import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { TileCard } from '#web/ui/product/tile-card.ts';
import { useSite } from '#web/ui/site.ts';
import { ProductTile } from '#web/ui/product/product-tile.tsx';

const ARROW =
  'shadow-float absolute top-24 z-10 hidden size-11 place-items-center rounded-full ' +
  'border border-line bg-ground hover:text-primary lg:grid';
const SIZES = '(min-width: 992px) 210px, (min-width: 576px) 28vw, 42vw';

/** Products in one row that scrolls and snaps; with arrows if there is a mouse. */
export function TileRow<C extends TileCard>({
  cards,
  label,
  below,
}: {
  cards: C[];
  label: string;
  below?: (card: C) => ReactNode;
}) {
  const t = useTranslations('home');
  const { direction } = useSite();
  const row = useRef<HTMLUListElement>(null);
  const arrows = useOverflow(row);
  const go = (step: number) =>
    row.current?.scrollBy({
      left: step * row.current.clientWidth * 0.8 * (direction === 'rtl' ? -1 : 1),
      behavior: 'smooth',
    });
  return (
    <div className="relative">
      {arrows && (
        <Arrow icon="chevron-left" name={t('previous')} press={() => go(-1)} place="-start-4" />
      )}
      <ul
        ref={row}
        aria-label={label}
        className="snap-row -mx-4 gap-3 px-4 pb-2 md:mx-0 md:px-0 lg:gap-4"
      >
        {cards.map((card) => (
          <li
            key={card.id}
            className={
              'relative flex w-[42vw] shrink-0 snap-start scroll-ms-4 flex-col ' +
              'sm:w-[28vw] md:scroll-ms-0 lg:w-52'
            }
          >
            <ProductTile card={card} sizes={SIZES} />
            {below?.(card)}
          </li>
        ))}
      </ul>
      {arrows && <Arrow icon="chevron-right" name={t('next')} press={() => go(1)} place="-end-4" />}
    </div>
  );
}

/** Whether a row is longer than its visible part; true until known. */
function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(true);
  useEffect(() => {
    if (!row.current) return undefined;
    const watch = new ResizeObserver(([{ target } = {}]) => {
      if (target) setOver(target.scrollWidth > target.clientWidth + 1);
    });
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [row]);
  return over;
}

/** For the mouse only: with the keyboard, the row scrolls to the focus. */
function Arrow({
  icon,
  name,
  press,
  place,
}: {
  icon: 'chevron-left' | 'chevron-right';
  name: string;
  press: () => void;
  place: string;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={press}
      aria-label={name}
      className={`${ARROW} ${place}`}
    >
      <Icon name={icon} size={20} className="icon-mirror" />
    </button>
  );
}
