import { useTranslations } from 'use-intl';
import type { TileCard } from '#web/ui/product/tile-card.ts';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';

/** The products that a store features. */
export function StoreFeatured({ cards }: { cards: TileCard[] }) {
  const t = useTranslations('listing');
  if (cards.length === 0) return null;
  return (
    <section aria-label={t('store-featured')} className="mb-8">
      <h2 className="mb-3 text-xl">{t('store-featured')}</h2>
      <TileGrid cards={cards} />
    </section>
  );
}
