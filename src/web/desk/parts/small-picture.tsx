import { THUMB_PREFIX } from '#base/picture.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** A thing's picture beside its name; blank if it has none. */
export function SmallPicture({ image }: { image: string }) {
  return (
    <span
      className={
        'grid size-10 shrink-0 place-items-center overflow-hidden ' +
        'rounded-[var(--radius-sm)] border border-line bg-ground-2 text-ink-2'
      }
    >
      {image ? (
        <img
          src={`/media/${THUMB_PREFIX}${image}`}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <DeskIcon name="image-plus" size={16} />
      )}
    </span>
  );
}
