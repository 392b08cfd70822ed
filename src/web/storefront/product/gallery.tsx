import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Picture } from '#web/ui/picture.tsx';
import { largePicture } from '#web/storefront/product/large-picture.ts';
import type { ShownPicture } from '#web/storefront/product/product-view.ts';
import { Thumbnails, Video } from '#web/storefront/product/thumbnails.tsx';
import { useSite } from '#web/ui/site.ts';
import { TurnButtons } from '#web/ui/turn-buttons.tsx';
import { useSnapRow } from '#web/ui/use-snap-row.ts';

const OVER_PICTURE =
  'pointer-events-none absolute inset-x-3 bottom-3 flex items-center justify-between';
const TURNS = 'pointer-events-auto ms-auto flex items-center rounded-full bg-ground/90 p-0.5';

const PictureZoom = lazyPart(() => import('#web/storefront/product/picture-zoom.tsx'));
const MAIN = '(min-width: 1200px) 490px, (min-width: 768px) 46vw, 100vw';

type Props = {
  pictures: ShownPicture[];
  title: string;
  video: string;
  videoThumb: string;
  /** In the corner of the picture, on phones. */
  children: ReactNode;
};

/**
 * The product's pictures: a row that scrolls and snaps, thumbnails to jump by, and a large view.
 * Without script the row is scrolled by hand, and a picture links to its large file.
 */
export function Gallery({ pictures, title, video, videoThumb, children }: Props) {
  const t = useTranslations('product-page');
  const { defaultImage, colon } = useSite();
  const names = pictures.map(({ image }) => image || defaultImage);
  const titles = pictures.map(({ alt }) => alt ?? title);
  const { track, at, go, onScroll } = useSnapRow(names.length);
  const [large, setLarge] = useState<number | null>(null);
  const order = names.join();
  useEffect(() => {
    track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [order, track]);
  return (
    <section
      aria-label={t('pictures')}
      className="flex min-w-0 flex-col gap-3 md:tall:sticky md:top-28 md:self-start xl:flex-row-reverse"
    >
      <div className="relative -mx-4 min-w-0 md:mx-0 xl:flex-1">
        <ul ref={track} className="snap-row bg-ground-2 md:rounded-tile" onScroll={onScroll}>
          {names.map((name, place) => (
            <li key={name} className="w-full shrink-0 snap-start">
              <MainPicture
                name={name}
                alt={titles[place] ?? title}
                label={[
                  t('picture', {
                    title: titles[place] ?? title,
                    at: place + 1,
                    count: names.length,
                  }),
                  t('enlarge'),
                ].join(colon)}
                eager={place === 0}
                enlarge={() => setLarge(place)}
              />
            </li>
          ))}
        </ul>
        <div className="absolute end-1 top-1 size-11 md:hidden">{children}</div>
        <Arrows at={at} count={names.length} go={go} />
      </div>
      {(names.length > 1 || video) && (
        <Thumbnails names={names} at={at} go={go} video={video} videoThumb={videoThumb} />
      )}
      {video && (
        <p className="md:hidden">
          <Video address={video} thumb="" />
        </p>
      )}
      {large !== null && (
        <Suspense>
          <PictureZoom pictures={names} titles={titles} at={large} show={setLarge} />
        </Suspense>
      )}
    </section>
  );
}

/** A picture that links to its large file or, with script, opens the large view. */
function MainPicture({
  name,
  alt,
  label,
  eager,
  enlarge,
}: {
  name: string;
  alt: string;
  label: string;
  eager: boolean;
  enlarge: () => void;
}) {
  return (
    <a
      href={largePicture(name)}
      aria-label={label}
      className="block cursor-zoom-in -outline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        enlarge();
      }}
    >
      <Picture
        name={name}
        alt={alt}
        sizes={MAIN}
        width={800}
        height={800}
        eager={eager}
        className="aspect-square w-full object-contain max-md:max-h-[max(32svh,12rem)]"
      />
    </a>
  );
}

function Arrows({ at, count, go }: { at: number; count: number; go: (to: number) => void }) {
  return (
    <div className={OVER_PICTURE}>
      <span
        aria-hidden
        className="hidden size-9 place-items-center rounded-full bg-ground/90 text-ink-2 md:grid"
      >
        <Icon name="maximize-2" size={16} />
      </span>
      {count > 1 && (
        <span className={TURNS}>
          <TurnButtons
            at={at}
            count={count}
            turn={(by) => go(at + by)}
            live
            button="size-9 hover:bg-ground-3"
          />
        </span>
      )}
    </div>
  );
}
