import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Slider as Slide } from '#contract/home.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MainSlide, SideSlide } from '#web/storefront/home/slides.tsx';
import { useSite } from '#web/ui/site.ts';
import { TurnButtons } from '#web/ui/turn-buttons.tsx';
import { useSnapRow } from '#web/ui/use-snap-row.ts';

/**
 * The shop's highlights: slides that scroll and snap, with two pictures beside them. Without script
 * they can be scrolled by hand.
 */
export function HomeSlider({ main, side }: { main: Slide[]; side: Slide[] }) {
  const t = useTranslations('home');
  const { track, at, go, onScroll } = useSnapRow(main.length);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  useAutoplay(playing && !held && main.length > 1, () => go(at + 1));
  if (main.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- waits while one looks
    <section
      aria-label={t('slides')}
      aria-roledescription="carousel"
      className="grid gap-3 lg:grid-cols-[2fr_1fr]"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="relative min-w-0">
        <ul ref={track} className="snap-row rounded-tile" onScroll={onScroll}>
          {main.map((slide, place) => (
            <li
              key={slide.id}
              aria-roledescription="slide"
              aria-label={t('slide', { at: place + 1, count: main.length })}
              className="w-full shrink-0 snap-start"
            >
              <MainSlide slide={slide} first={place === 0} />
            </li>
          ))}
        </ul>
        {main.length > 1 && (
          <SliderButtons at={at} count={main.length} go={go} playing={playing} play={setPlaying} />
        )}
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        {side.map((slide) => (
          <li key={slide.id} className="min-w-0">
            <SideSlide slide={slide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SliderButtons({
  at,
  count,
  go,
  playing,
  play,
}: {
  at: number;
  count: number;
  go: (to: number) => void;
  playing: boolean;
  play: (on: boolean) => void;
}) {
  const t = useTranslations('home');
  return (
    <div
      className={
        'absolute bottom-3 end-3 flex items-center gap-1 ' +
        'rounded-full bg-white/85 p-1 text-black'
      }
    >
      <TurnButtons
        at={at}
        count={count}
        turn={(by) => go(at + by)}
        button="size-9 hover:bg-white"
      />
      <button
        type="button"
        onClick={() => play(!playing)}
        aria-label={t(playing ? 'pause' : 'play')}
        className="grid size-9 place-items-center rounded-full hover:bg-white"
      >
        {playing ? <Icon name="pause" size={16} /> : <Icon name="play" size={16} />}
      </button>
    </div>
  );
}

/** Moves to the next slide after a while, unless reduced motion is preferred. */
function useAutoplay(on: boolean, next: () => void): void {
  const { sliderMs } = useSite();
  useEffect(() => {
    if (!on || sliderMs === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(next, sliderMs);
    return () => clearTimeout(timer);
  });
}
