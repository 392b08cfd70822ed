import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { useSaved, type SavedList } from '#web/ui/saved/saved-lists.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const SAVED = 'border border-primary bg-primary-tint text-primary';
const ICONS = {
  wishlist: ['heart', 'heart'],
  compared: ['scale', 'check'],
  following: ['plus', 'check'],
} as const;
const WORDS = {
  wishlist: ['wish', 'wished'],
  compared: ['compare', 'compared'],
  following: ['follow', 'followed'],
} as const;
const STATES = [0, 1] as const; // not saved, saved

/**
 * A toggle button for a wish list, comparison or followed store; saved is pressed. `SaveOnPress`
 * handles the press. Both states lie on top of each other, so that nothing moves when the state is
 * known.
 */
export function SaveButton({
  list,
  id,
  className = '',
}: {
  list: SavedList;
  id: number;
  className?: string;
}) {
  const t = useTranslations('marks');
  const on = useSaved(list, id) ?? false;
  const ready = useHydrated();
  return (
    <button
      type="button"
      data-mark={list}
      value={id}
      aria-pressed={on}
      disabled={!ready}
      className={`button px-3 ${on ? SAVED : 'button-quiet'} ${className}`}
    >
      <span className="grid justify-items-center *:[grid-area:1/1]">
        {STATES.map((state) => (
          <span
            key={state}
            className={`flex items-center gap-2 ${state === Number(on) ? '' : 'invisible'}`}
          >
            <Icon
              name={ICONS[list][state]}
              size={18}
              filled={state === 1 && list === 'wishlist'}
              className="shrink-0"
            />
            {t(WORDS[list][state])}
          </span>
        ))}
      </span>
    </button>
  );
}
