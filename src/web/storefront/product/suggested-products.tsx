import { useTranslations } from 'use-intl';
import type { ProductCard } from '#contract/product-card.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { TileRow } from '#web/ui/product/tile-row.tsx';

/** Recommended products, and what others bought with this one. */
export default function SuggestedProducts({
  recommended,
  bought,
}: {
  recommended: ProductCard[];
  bought: ProductCard[];
}) {
  const t = useTranslations('product-page');
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      {recommended.length > 0 && (
        <section>
          <SectionHeading title={t('recommended')} />
          <TileRow cards={recommended} label={t('recommended')} />
        </section>
      )}
      {bought.length > 0 && (
        <section>
          <SectionHeading title={t('bought-by-others')} />
          <TileRow cards={bought} label={t('bought-by-others')} />
        </section>
      )}
    </div>
  );
}
