import { useTranslations } from 'use-intl';
import { useSaved } from '#web/ui/saved/saved-lists.ts';

/**
 * The heart of a product, in the upper end corner of its parent: a tile, a picture. It appears once
 * the person is known: pages are rendered without it, and without script there is none.
 * `SaveOnPress` handles the press. One element, drawn in styles.css, because lists have hundreds.
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
      className="heart"
    />
  );
}
