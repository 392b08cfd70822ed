import type { TileCard } from '#web/ui/product/tile-card.ts';
import { BlockHead } from '#web/ui/section-heading.tsx';
import { collectionPath } from '#web/ui/links.ts';
import { TileRow } from '#web/ui/product/tile-row.tsx';
import { Tiles } from '#web/ui/product/tile-grid.tsx';

type Props = { collection: { id: number; title: string; slug: string; products: TileCard[] } };

export function CollectionRow({ collection }: Props) {
  if (collection.products.length === 0) return null;
  return (
    <section>
      <BlockHead title={collection.title} to={collectionPath(collection)} />
      <TileRow cards={collection.products} label={collection.title} />
    </section>
  );
}

export function CollectionGrid({ collection }: Props) {
  if (collection.products.length === 0) return null;
  return (
    <section>
      <BlockHead title={collection.title} to={collectionPath(collection)} />
      <Tiles cards={collection.products} />
    </section>
  );
}
