import type { FlashCard } from '#contract/flash-sale.ts';
import { SoldBar } from '#web/ui/product/sold-bar.tsx';
import { ProductTile } from '#web/ui/product/product-tile.tsx';

const EAGER = 4;

/** The products of a sale, each with how much of it is gone. */
export function FlashTiles({ cards, eager = false }: { cards: FlashCard[]; eager?: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-4 xl:grid-cols-5">
      {cards.map((card, at) => (
        <li key={card.id} className="flex min-w-0 flex-col">
          <div className="relative flex-1">
            <ProductTile card={card} store eager={eager && at < EAGER} />
          </div>
          <SoldBar sold={card.sold} quota={card.quota} />
        </li>
      ))}
    </ul>
  );
}
