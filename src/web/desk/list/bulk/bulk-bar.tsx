import { Menu } from '@base-ui/react/menu';
import { useTranslations } from 'use-intl';
import type { BulkAct } from '#web/desk/list/bulk/bulk-act.ts';
import { ChosenBar, goToChosen } from '#web/desk/list/chosen-bar.tsx';
import type { Selection } from '#web/desk/list/use-selection.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** This many acts have a button; the others are in a menu. */
const WITH_BUTTON = 2;
const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[var(--radius-sm)] px-3 text-sm ' +
  'data-highlighted:bg-ground-3 outline-none';

type Props = {
  selection: Selection;
  /** The number that match, and whether there are more. */
  total: number;
  more: boolean;
  acts: BulkAct[];
  act: (act: BulkAct) => void;
};

/** The acts for the chosen rows; slides in over the lower edge of the list. */
export function BulkBar({ selection, total, more, acts, act }: Props) {
  const t = useTranslations('desk-list');
  const { ids, all } = selection;
  const [first, rest] = [acts.slice(0, WITH_BUTTON), acts.slice(WITH_BUTTON)];
  return (
    <ChosenBar {...{ selection, total }} className="max-md:-mb-4">
      {!all && ids.size > 0 && total > ids.size && !more && (
        <button
          type="button"
          onClick={() => {
            selection.pickAll();
            goToChosen(); // this button disappears
          }}
          className="button button-quiet"
        >
          {t('choose-all', { count: total })}
        </button>
      )}
      {ids.size > 0 && (
        <>
          {first.map((bulkAct) => (
            <button
              key={bulkAct.name}
              type="button"
              onClick={() => act(bulkAct)}
              className="button button-quiet max-md:flex-1"
            >
              <DeskIcon name={bulkAct.icon} />
              {bulkAct.label}
            </button>
          ))}
          {rest.length > 0 && <More acts={rest} act={act} />}
        </>
      )}
    </ChosenBar>
  );
}

function More({ acts, act }: Pick<Props, 'acts' | 'act'>) {
  const t = useTranslations('desk-list');
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={t('more-acts')} className="button button-quiet">
        <DeskIcon name="ellipsis" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-40">
          <Menu.Popup className="card shadow-float min-w-52 p-1.5 text-ink">
            {acts.map((bulkAct) => (
              <Menu.Item key={bulkAct.name} className={ITEM} onClick={() => act(bulkAct)}>
                <DeskIcon name={bulkAct.icon} />
                {bulkAct.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
