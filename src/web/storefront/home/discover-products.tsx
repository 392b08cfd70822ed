import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';
import type { TileCard } from '#web/ui/product/tile-card.ts';
import { TileSkeletons } from '#web/ui/product/tile-skeletons.tsx';
import { useNear } from '#web/ui/use-near.ts';

type Props = { title: string; first: TileCard[]; day: string; after: number | null };
/** This many pages load by themselves before a press, so that what is below can be reached. */
const BY_THEMSELVES = 2;

type Shown = { cards: TileCard[]; next: number | null };
/** By place and day, for people who open a product and come back. */
const shownAt = new Map<string, Shown>();

/**
 * Endless products, each once, starting with `first` of a `day`, which end at `after`: some pages
 * load on scrolling, then on a press. They do not load by themselves for keyboard users. Without
 * script, the heading links to all of them.
 */
export function DiscoverProducts({ title, first, day, after }: Props) {
  const t = useTranslations('home');
  const section = useRef<HTMLElement>(null);
  const lead = useRef<number | null>(null); // for the focus after a press by keyboard
  const at = `${useLocation().key} ${day}`;
  const [{ cards, next }, setShown] = useState(
    () => shownAt.get(at) ?? { cards: first, next: after },
  );
  const [loading, setLoading] = useState(false);
  const [free, setFree] = useState(BY_THEMSELVES);
  const more = async () => {
    setLoading(true);
    const answer = await call('suggestion.discover', { day, after: next });
    setLoading(false);
    if (!answer.ok) {
      setFree(0);
      return;
    }
    const { products, next: later } = answer.data;
    setShown((now) => ({ cards: [...now.cards, ...products], next: later }));
  };
  const come = () => {
    if (free === 0 || section.current?.contains(document.activeElement)) return;
    setFree(free - 1);
    void more();
  };
  const press = (byKey: boolean) => {
    lead.current = byKey ? cards.length : null;
    setFree(BY_THEMSELVES);
    void more();
  };
  useEffect(() => void shownAt.set(at, { cards, next }), [at, cards, next]);
  useEffect(() => {
    if (lead.current === null || cards.length === lead.current) return;
    const tile = section.current?.querySelectorAll('li')[lead.current];
    lead.current = null;
    tile?.querySelector('a')?.focus({ preventScroll: true });
  }, [cards.length]);
  return (
    <section ref={section}>
      <SectionHeading title={title || t('discover')} to="/all/products" />
      <TileGrid cards={cards} store />
      {loading && (
        <Loading words={t('loading')} className="mt-6">
          <TileSkeletons />
        </Loading>
      )}
      {next !== null && !loading && <More key={cards.length} come={come} press={press} />}
    </section>
  );
}

/** The button for more; `come` is called when it is near. */
function More({ come, press }: { come: () => void; press: (byKey: boolean) => void }) {
  const t = useTranslations('home');
  const [now] = useState(() => come);
  const place = useNear(useCallback(() => now(), [now]));
  return (
    <p ref={place} className="mt-8 text-center">
      <button
        type="button"
        onClick={({ detail }) => press(detail === 0)}
        className="button button-quiet px-10"
      >
        {t('more')}
      </button>
    </p>
  );
}
