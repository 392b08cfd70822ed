import { useTranslations } from 'use-intl';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Countdown } from '#web/ui/countdown.tsx';
import { SoldBar } from '#web/ui/product/sold-bar.tsx';
import type { TileCard } from '#web/ui/product/tile-card.ts';
import { TileRow } from '#web/ui/product/tile-row.tsx';

export function FlashSaleStrip({
  sale,
}: {
  sale: {
    id: number;
    title: string;
    end_time: string;
    products: (TileCard & { sold: number | null; quota: number | null })[];
  };
}) {
  const t = useTranslations('home');
  return (
    <section className="rounded-tile bg-drop-tint p-4 md:p-6">
      <SectionHeading title={sale.title} to={`/flash-sale/${sale.id}`}>
        <span className="flex items-center gap-2 text-sm">
          <span>{t('ends-in')}</span>
          <Countdown until={sale.end_time} />
        </span>
      </SectionHeading>
      <TileRow
        cards={sale.products}
        label={sale.title}
        below={(card) => <SoldBar sold={card.sold} quota={card.quota} />}
      />
    </section>
  );
}
