import type { ReactNode } from 'react';
import type { TileCard } from '#web/ui/product/tile-card.ts';
import { ProductTile } from '#web/ui/product/product-tile.tsx';

const EAGER = 4;
const ON_TOP = 6; // more than a phone's screen shows
const LATER = 'below-fold [--likely-height:20rem]';

/** Two columns on the smallest phone, five on wide screens; `narrow`: four, beside a column. */
export const tileGrid = (narrow: boolean): string =>
  'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:gap-x-4 ' +
  (narrow ? 'xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-5');

/** Products as a grid. */
export function TileGrid<C extends TileCard>({
  cards,
  store = false,
  eager = false,
  narrow = false,
  below,
}: {
  cards: C[];
  store?: boolean;
  eager?: boolean;
  narrow?: boolean;
  below?: (card: C) => ReactNode;
}) {
  return (
    <ul className={tileGrid(narrow)}>
      {cards.map((card, at) => (
        <li
          key={card.id}
          className={`${at < ON_TOP ? '' : LATER} relative min-w-0 ${below ? 'flex flex-col' : ''}`}
        >
          <ProductTile card={card} store={store} eager={eager && at < EAGER} />
          {below?.(card)}
        </li>
      ))}
    </ul>
  );
}
