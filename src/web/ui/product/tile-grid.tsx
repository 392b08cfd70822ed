import type { TileCard } from '#web/ui/product/tile-card.ts';
import { ProductTile } from '#web/ui/product/product-tile.tsx';

const EAGER = 4;

/** Products as a grid: two a row on the smallest phone, five on wide screens. */
export function TileGrid({
  cards,
  store = false,
  eager = false,
  narrow = false,
}: {
  cards: TileCard[];
  store?: boolean;
  eager?: boolean;
  narrow?: boolean;
}) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:gap-x-4 ${narrow ? 'lg:grid-cols-3 xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-5'}`}
    >
      {cards.map((card, at) => (
        <li key={card.id} className="relative min-w-0">
          <ProductTile card={card} store={store} eager={eager && at < EAGER} />
        </li>
      ))}
    </ul>
  );
}
