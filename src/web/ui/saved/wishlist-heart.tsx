import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { useSaved } from '#web/ui/saved/saved-lists.ts';

const HEART = 'group absolute end-0 top-0 grid size-11 place-items-center rounded-tile';
const DISC = 'grid size-8 place-items-center rounded-full bg-ground/90 group-hover:text-drop';

/**
 * The heart of a product, in the upper end corner of what it stands in: a tile, a picture. It comes
 * when it is known who is there: no page is made or sent with it, and without script there is none.
 * `Marks` hears it.
 */
export function WishlistHeart({ id, title }: { id: number; title: string }) {
  const on = useSaved('wishlist', id);
  return on === null ? null : <Pressable id={id} title={title} on={on} />;
}

function Pressable({ id, title, on }: { id: number; title: string; on: boolean }) {
  const t = useTranslations('marks');
  return (
    <button
      type="button"
      data-mark="wishlist"
      value={id}
      aria-pressed={on}
      aria-label={t(on ? 'wished-one' : 'wish-one', { title })}
      className={`${HEART} ${on ? 'text-drop' : 'text-ink-2'}`}
    >
      <span className={DISC}>
        <Icon name="heart" size={18} filled={on} />
      </span>
    </button>
  );
}
