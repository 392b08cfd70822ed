import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Picture } from '#web/ui/picture.tsx';
import { largePicture } from '#web/storefront/product/large-picture.ts';
import { useSite } from '#web/ui/site.ts';

const PictureZoom = lazyPart(() => import('#web/storefront/product/picture-zoom.tsx'));
const MAIN = '(min-width: 1200px) 490px, (min-width: 768px) 46vw, 100vw';

/**
 * The product's pictures: a row that scrolls and snaps, small ones to jump by, and a large view.
 * Without script the row is scrolled by hand and a picture leads to its large file.
 */
export function Gallery({
  pictures,
  title,
  video,
  videoThumb,
  children,
}: {
  pictures: string[];
  title: string;
  video: string;
  videoThumb: string;
  /** In the corner of the picture, on phones. */ children: ReactNode;
}) {
  const t = useTranslations('product-page');
  const arrows = useTranslations('home');
  const { direction, defaultImage } = useSite();
  const track = useRef<HTMLUListElement>(null);
  const [at, stand] = useState(0);
  const [large, enlarge] = useState<number | null>(null);
  const names = pictures.map((name) => name || defaultImage);
  const order = pictures.join();
  useEffect(() => {
    track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [order]);
  const go = (to: number) => {
    const list = track.current;
    if (list)
      list.scrollTo({
        left:
          ((to + names.length) % names.length) * list.clientWidth * (direction === 'rtl' ? -1 : 1),
        behavior: 'smooth',
      });
  };
  const arrow = 'grid size-9 place-items-center rounded-full hover:bg-ground-3';
  return (
    <section
      aria-label={t('pictures')}
      className="flex min-w-0 flex-col gap-3 md:sticky md:top-28 md:self-start xl:flex-row-reverse"
    >
      <div className="relative -mx-4 min-w-0 md:mx-0 xl:flex-1">
        <ul
          ref={track}
          className="snap-row bg-ground-2 md:rounded-tile"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            stand(Math.round(Math.abs(scrollLeft) / clientWidth))
          }
        >
          {names.map((name, place) => (
            <li key={name} className="w-full shrink-0 snap-start">
              <a
                href={largePicture(name)}
                aria-label={`${t('picture', { title, at: place + 1, count: names.length })}: ${t('enlarge')}`}
                className="block cursor-zoom-in -outline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  enlarge(place);
                }}
              >
                <Picture
                  name={name}
                  alt=""
                  sizes={MAIN}
                  width={800}
                  height={800}
                  eager={place === 0}
                  className="aspect-square w-full object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
        <div className="absolute end-1 top-1 size-11 md:hidden">{children}</div>
        <div className="pointer-events-none absolute inset-x-3 bottom-3 flex items-center justify-between">
          <span
            aria-hidden
            className="hidden size-9 place-items-center rounded-full bg-ground/90 text-ink-2 md:grid"
          >
            <Icon name="maximize-2" size={16} />
          </span>
          {names.length > 1 && (
            <span className="pointer-events-auto ms-auto flex items-center rounded-full bg-ground/90 p-0.5">
              <button
                type="button"
                onClick={() => go(at - 1)}
                aria-label={arrows('previous')}
                className={arrow}
              >
                <Icon name="chevron-left" size={18} className="icon-mirror" />
              </button>
              <bdi className="figures min-w-8 text-center text-sm" dir="ltr">
                {at + 1}/{names.length}
              </bdi>
              <button
                type="button"
                onClick={() => go(at + 1)}
                aria-label={arrows('next')}
                className={arrow}
              >
                <Icon name="chevron-right" size={18} className="icon-mirror" />
              </button>
            </span>
          )}
        </div>
      </div>
      {(names.length > 1 || video) && (
        <ul className="flex shrink-0 gap-2 overflow-x-auto p-0.5 max-md:hidden xl:w-[4.75rem] xl:flex-col">
          {names.map((name, place) => (
            <li key={name} className="shrink-0">
              <button
                type="button"
                onClick={() => go(place)}
                aria-label={t('show-picture', { at: place + 1 })}
                aria-current={at === place}
                className="block overflow-hidden rounded border-2 border-transparent bg-ground-2 hover:border-line-2 aria-[current=true]:border-primary"
              >
                <Picture
                  name={name}
                  alt=""
                  sizes="72px"
                  width={72}
                  height={72}
                  className="size-[4.25rem] object-cover"
                />
              </button>
            </li>
          ))}
          {video && (
            <li className="shrink-0">
              <Video address={video} thumb={videoThumb} />
            </li>
          )}
        </ul>
      )}
      {video && (
        <p className="md:hidden">
          <Video address={video} thumb="" />
        </p>
      )}
      {large !== null && (
        <Suspense>
          <PictureZoom pictures={names} title={title} at={large} show={enlarge} />
        </Suspense>
      )}
    </section>
  );
}

function Video({ address, thumb }: { address: string; thumb: string }) {
  const t = useTranslations('product-page');
  const href = /^https?:\/\//.test(address) ? address : `/media/${address}`;
  if (!thumb)
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="play" size={18} />
        {t('video')}
      </a>
    );
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={t('video')}
      className="relative block overflow-hidden rounded bg-ground-2"
    >
      <Picture
        name={thumb}
        alt=""
        sizes="72px"
        width={72}
        height={72}
        className="size-[4.5rem] object-cover"
      />
      <Icon
        name="play"
        size={24}
        className="absolute inset-0 m-auto rounded-full bg-ground/90 p-1"
      />
    </a>
  );
}
