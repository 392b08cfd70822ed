import type { TileCard } from '#web/ui/product/tile-card.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { collectionPath } from '#web/ui/links.ts';
import { TileRow } from '#web/ui/product/tile-row.tsx';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';

type Props = { collection: { id: number; title: string; slug: string; products: TileCard[] } };

export function CollectionRow({ collection }: Props) {
  if (collection.products.length === 0) return null;
  return (
    <section>
      <SectionHeading title={collection.title} to={collectionPath(collection)} />
      <TileRow cards={collection.products} label={collection.title} />
    </section>
  );
}

export function CollectionGrid({ collection }: Props) {
  if (collection.products.length === 0) return null;
  return (
    <section>
      <SectionHeading title={collection.title} to={collectionPath(collection)} />
      <TileGrid cards={collection.products} />
    </section>
  );
}
