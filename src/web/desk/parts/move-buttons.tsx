import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type Props = {
  /** The name of what is moved. */
  name: string;
  at: number;
  count: number;
  /** By one place: -1 up, 1 down. */
  move: (by: -1 | 1) => void;
};
const BUTTON =
  'grid size-10 place-items-center rounded-[var(--radius)] text-ink-2 hover:bg-ground-3 ' +
  'hover:text-ink aria-disabled:opacity-30';

/** Moves an entry of a list up and down; at either end the button stays, but is disabled. */
export function MoveButtons({ name, at, count, move }: Props) {
  const t = useTranslations('desk');
  return (
    <span className="flex shrink-0">
      {([-1, 1] as const).map((by) => {
        const ends = by === -1 ? at === 0 : at === count - 1;
        return (
          <button
            key={by}
            type="button"
            data-by={by}
            aria-disabled={ends}
            aria-label={t(by === -1 ? 'move-up' : 'move-down', { name })}
            onClick={() => !ends && move(by)}
            className={BUTTON}
          >
            <DeskIcon name={by === -1 ? 'arrow-up' : 'arrow-down'} />
          </button>
        );
      })}
    </span>
  );
}
