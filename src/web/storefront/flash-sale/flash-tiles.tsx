import type { FlashCard } from '#contract/flash-sale.ts';
import { SoldBar } from '#web/ui/product/sold-bar.tsx';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';

/** The products of a sale, each with how much of it is sold. */
export function FlashTiles({ cards, eager = false }: { cards: FlashCard[]; eager?: boolean }) {
  return (
    <TileGrid
      cards={cards}
      store
      eager={eager}
      below={({ sold, quota }) => <SoldBar sold={sold} quota={quota} />}
    />
  );
}
