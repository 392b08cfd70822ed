import { useTranslations } from 'use-intl';
import type { AnnouncedSale } from '#contract/flash-sale.ts';
import { StartsIn } from '#web/ui/sale/starts-in.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';
import '#web/ui/words/extras-words.client.ts';

/** The announced sales, each with its start and its products. */
export function ComingSales({ sales }: { sales: AnnouncedSale[] }) {
  const t = useTranslations('sale');
  if (sales.length === 0) return null;
  return (
    <section aria-labelledby="coming" className="mt-12 first:mt-0">
      <h2 id="coming" className="text-2xl">
        {t('coming')}
      </h2>
      <p className="mb-6 mt-1 text-ink-2">{t('prices')}</p>
      <div className="flex flex-col gap-12">
        {sales.map((sale) => (
          <section key={sale.id}>
            <SectionHeading title={sale.title} to={`/flash-sale/${sale.id}`}>
              <StartsIn sale={sale} />
            </SectionHeading>
            <TileGrid cards={sale.products} store />
          </section>
        ))}
      </div>
    </section>
  );
}

/** The products of an announced sale. */
export function ComingTiles({ sale }: { sale: AnnouncedSale }) {
  const t = useTranslations('sale');
  return (
    <>
      <p className="mb-6 text-ink-2">{t('prices')}</p>
      <TileGrid cards={sale.products} store eager />
    </>
  );
}
