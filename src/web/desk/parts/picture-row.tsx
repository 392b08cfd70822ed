import { THUMB_PREFIX } from '#base/picture.ts';

type Props = { images: string[]; label: string; nameOf: (place: number) => string };

/** Small pictures; each opens in full size. `nameOf` names one by its number, from 1. */
export function PictureRow({ images, label, nameOf }: Props) {
  if (images.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {images.map((image, at) => (
        <li key={image}>
          <a href={`/media/${image}`} target="_blank" rel="noreferrer">
            <img
              src={`/media/${THUMB_PREFIX}${image}`}
              alt={nameOf(at + 1)}
              loading="lazy"
              className="size-28 rounded-[var(--radius)] border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
