import { useTranslations } from 'use-intl';
import { THUMB_PREFIX } from '#base/picture.ts';

/** Pictures of the shop, small; each opens as it is. */
export function PicturesShown({ images }: { images: string[] }) {
  const t = useTranslations('desk-marketing');
  if (images.length === 0) return null;
  return (
    <ul aria-label={t('pictures')} className="flex flex-wrap gap-2">
      {images.map((image, at) => (
        <li key={image}>
          <a href={`/media/${image}`} target="_blank" rel="noreferrer">
            <img
              src={`/media/${THUMB_PREFIX}${image}`}
              alt={t('picture', { place: at + 1 })}
              loading="lazy"
              className="size-28 rounded-[var(--radius)] border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
