import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';

const STRIP = 'flex shrink-0 gap-2 overflow-x-auto p-0.5 max-md:hidden xl:w-[4.75rem] xl:flex-col';

/** Thumbnails to jump by, and the video. */
export function Thumbnails({
  names,
  at,
  go,
  video,
  videoThumb,
}: {
  names: string[];
  at: number;
  go: (to: number) => void;
  video: string;
  videoThumb: string;
}) {
  const t = useTranslations('product-page');
  return (
    <ul className={STRIP}>
      {names.map((name, place) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            onClick={() => go(place)}
            aria-label={t('show-picture', { at: place + 1 })}
            aria-current={at === place}
            className={
              'block overflow-hidden rounded border-2 border-transparent bg-ground-2 ' +
              'hover:border-line-2 aria-[current=true]:border-primary'
            }
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
  );
}

/** The link to the video: its picture, or a text if it has none. */
export function Video({ address, thumb }: { address: string; thumb: string }) {
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
