import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Slider as Slide } from '#contract/home.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sourcePath } from '#web/ui/links.ts';
import { useSite } from '#web/ui/site.ts';
import { Picture } from '#web/ui/picture.tsx';

/**
 * The shop's highlights: slides that scroll and snap, with two pictures beside them. Without script
 * they are scrolled by hand.
 */
export function HomeSlider({ main, side }: { main: Slide[]; side: Slide[] }) {
  const t = useTranslations('home');
  const { sliderMs, direction } = useSite();
  const track = useRef<HTMLUListElement>(null);
  const [at, stand] = useState(0);
  const [playing, play] = useState(true);
  const [held, hold] = useState(false);
  const go = (to: number) => {
    const list = track.current;
    if (list)
      list.scrollTo({
        left:
          ((to + main.length) % main.length) * list.clientWidth * (direction === 'rtl' ? -1 : 1),
        behavior: 'smooth',
      });
  };
  useEffect(() => {
    if (
      !playing ||
      held ||
      sliderMs === 0 ||
      main.length < 2 ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    const timer = setTimeout(() => go(at + 1), sliderMs);
    return () => clearTimeout(timer);
  });
  if (main.length === 0) return null;
  return (
    <section
      aria-label={t('slides')}
      aria-roledescription="carousel"
      className="grid gap-3 lg:grid-cols-[2fr_1fr]"
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className="relative min-w-0">
        <ul
          ref={track}
          className="snap-row rounded-tile"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            stand(Math.round(Math.abs(scrollLeft) / clientWidth))
          }
        >
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
          <div className="absolute bottom-3 end-3 flex items-center gap-1 rounded-full bg-white/85 p-1 text-black">
            <button
              type="button"
              onClick={() => go(at - 1)}
              aria-label={t('previous')}
              className="grid size-9 place-items-center rounded-full hover:bg-white"
            >
              <Icon name="chevron-left" size={18} className="icon-mirror" />
            </button>
            <bdi className="figures text-sm" dir="ltr">
              {at + 1}/{main.length}
            </bdi>
            <button
              type="button"
              onClick={() => go(at + 1)}
              aria-label={t('next')}
              className="grid size-9 place-items-center rounded-full hover:bg-white"
            >
              <Icon name="chevron-right" size={18} className="icon-mirror" />
            </button>
            <button
              type="button"
              onClick={() => play(!playing)}
              aria-label={t(playing ? 'pause' : 'play')}
              className="grid size-9 place-items-center rounded-full hover:bg-white"
            >
              {playing ? <Icon name="pause" size={16} /> : <Icon name="play" size={16} />}
            </button>
          </div>
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

function MainSlide({ slide, first }: { slide: Slide; first: boolean }) {
  return (
    <Link
      to={sourcePath(slide, 'home_spm')}
      style={{ background: slide.ground }}
      className="flex h-full min-h-72 flex-col-reverse text-[#26221d] sm:grid sm:grid-cols-2 md:min-h-96"
    >
      <span className="flex flex-col items-start justify-center gap-2 p-6 pb-16 sm:pb-6 md:gap-4 md:p-10">
        <span className="text-2xl font-bold text-balance md:text-3xl">{slide.title}</span>
        <span className="md:text-lg">{slide.detail}</span>
        <span className="button mt-2 bg-[#26221d] text-white">{slide.action}</span>
      </span>
      <Picture
        name={slide.image}
        alt=""
        sizes="(min-width: 992px) 430px, (min-width: 576px) 50vw, 100vw"
        width={900}
        height={600}
        eager={first}
        className="h-full max-h-52 w-full object-contain sm:max-h-none"
      />
    </Link>
  );
}

function SideSlide({ slide }: { slide: Slide }) {
  return (
    <Link
      to={sourcePath(slide, 'home_spm')}
      style={{ background: slide.ground }}
      className="flex h-full flex-col overflow-hidden rounded-tile text-[#26221d] lg:grid lg:grid-cols-2 lg:items-center"
    >
      <span className="flex flex-col gap-1 p-4">
        <span className="font-bold md:text-lg">{slide.title}</span>
        <span className="text-sm">{slide.detail}</span>
      </span>
      <Picture
        name={slide.image}
        alt=""
        sizes="(min-width: 992px) 210px, 46vw"
        width={600}
        height={400}
        className="mt-auto w-full object-contain"
      />
    </Link>
  );
}
