import { useTranslations } from 'use-intl';
import type { Choice } from '#web/desk/frame/found-places.ts';
import type { Group } from '#web/desk/frame/use-palette.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type FoundProps = { groups: Group[]; at: number; go: (choice: Choice) => void };

/** The palette's results, in groups; the search field handles the keys. */
export function PaletteFound({ groups, at, go }: FoundProps) {
  const t = useTranslations('desk');
  const before = (group: number) =>
    groups.slice(0, group).reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <div id="palette-found" role="listbox" aria-label={t('find')} className="p-2">
      {groups.map(({ name, choices }, group) => (
        <div key={name} role="group" aria-label={t(`palette-${name}`)}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-2">
            {t(`palette-${name}`)}
          </p>
          {choices.map((choice, index) => (
            <Option
              key={choice.path}
              choice={choice}
              place={before(group) + index}
              chosen={before(group) + index === at}
              go={go}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { choice: Choice; place: number; chosen: boolean; go: FoundProps['go'] };

function Option({ choice, place, chosen, go }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
    <div
      id={`palette-${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onClick={() => go(choice)}
      className={
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-[var(--radius-sm)] px-3 py-1 ' +
        'text-sm aria-selected:bg-primary-tint'
      }
    >
      <DeskIcon name={choice.icon} />
      <span className="min-w-0 flex-1">
        <span className="block break-words">
          <bdi>{choice.title}</bdi>
        </span>
        {choice.note && <span className="block text-xs text-ink-2">{choice.note}</span>}
      </span>
    </div>
  );
}
