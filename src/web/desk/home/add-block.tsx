import { Menu } from '@base-ui/react/menu';
import { useTranslations } from 'use-intl';
import { blockKinds } from '#web/desk/home/block-kinds.ts';
import type { BlockKind } from '#web/desk/home/opened-page.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** Adds a block of a kind at one place. */
export function AddBlock({ label, add }: { label: string; add: (kind: BlockKind) => void }) {
  const t = useTranslations('desk-home');
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        className={
          'grid size-10 shrink-0 place-items-center rounded-[var(--radius)] text-ink-2 ' +
          'hover:bg-ground-3 hover:text-ink'
        }
      >
        <DeskIcon name="plus" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-40">
          <Menu.Popup className="card shadow-float max-h-[70vh] min-w-56 overflow-y-auto p-1.5 text-ink">
            {blockKinds.map((kind) => (
              <Menu.Item
                key={kind}
                onClick={() => add(kind)}
                className={
                  'flex min-h-10 cursor-pointer items-center rounded-[var(--radius-sm)] px-3 ' +
                  'text-sm outline-none data-highlighted:bg-ground-3'
                }
              >
                {t(`kind-${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
