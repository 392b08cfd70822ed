import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';
import type { TileCard } from '#web/ui/product/tile-card.ts';
import { TileSkeletons } from '#web/ui/product/tile-skeletons.tsx';

type Props = { title: string; first: TileCard[]; pages: number };

/**
 * Products without end: more of them at a press. Without script the heading leads to all of them.
 * `first` is the beginning of page 1, of `pages`.
 */
export function DiscoverProducts({ title, first, pages }: Props) {
  const t = useTranslations('home');
  const [cards, show] = useState(first);
  const [page, turn] = useState(0);
  const [loading, load] = useState(false);
  const more = async () => {
    load(true);
    const answer = await call('listing.products', {
      is_home_page: true,
      page: page + 1,
    });
    load(false);
    if (!answer.ok) return;
    turn(page + 1);
    show((now) => [
      ...now,
      ...answer.data.result.data.filter(({ id }) => !now.some((card) => card.id === id)),
    ]);
  };
  return (
    <section>
      <SectionHeading title={title || t('discover')} to="/all/products" />
      <TileGrid cards={cards} store />
      {loading && (
        <Loading words={t('loading')} className="mt-6">
          <TileSkeletons />
        </Loading>
      )}
      {page < pages && !loading && (
        <p className="mt-8 text-center">
          <button type="button" onClick={() => void more()} className="button button-quiet px-10">
            {t('more')}
          </button>
        </p>
      )}
    </section>
  );
}
