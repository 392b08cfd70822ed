import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { fold } from '#base/fold.ts';
import { navigationFor, type Place } from '#web/desk/frame/navigation.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** Ctrl-K: leads to any place of the desk by its name. */
export function Palette({ close }: { close: () => void }) {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const { permissions } = useWho();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = navigationFor(permissions)
    .flatMap(({ places }) => places)
    .filter(({ name }) => fold(t(`nav-${name}`)).includes(fold(typed)));
  const go = (path: string | undefined) => {
    if (!path) return;
    close();
    void navigate(path);
  };
  const step = (by: number) =>
    setChosen((at) => (found.length ? (at + by + found.length) % found.length : 0));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={
            'card shadow-float fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-lg ' +
            'overflow-hidden text-ink'
          }
        >
          <Dialog.Title className="sr-only">{t('find')}</Dialog.Title>
          <input
            type="search"
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-found"
            aria-activedescendant={found[chosen] && `palette-${found[chosen].name}`}
            aria-label={t('find')}
            placeholder={t('find')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(0);
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                event.preventDefault();
                step(event.key === 'ArrowDown' ? 1 : -1);
              }
              if (event.key === 'Enter') go(found[chosen]?.path);
            }}
            className="w-full border-b border-line bg-transparent px-4 py-3 outline-none"
          />
          <Found {...{ found, chosen, go }} />
          {found.length === 0 && <p className="px-4 pb-4 text-sm text-ink-2">{t('nothing')}</p>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FoundProps = { found: Place[]; chosen: number; go: (path: string) => void };

function Found({ found, chosen, go }: FoundProps) {
  const t = useTranslations('desk');
  return (
    <div id="palette-found" role="listbox" aria-label={t('places')} className="p-2">
      {found.map(({ name, path, icon }, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
        <div
          key={name}
          id={`palette-${name}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          onClick={() => go(path)}
          className={
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-[var(--radius-sm)] px-3 ' +
            'text-sm aria-selected:bg-primary-tint'
          }
        >
          <DeskIcon name={icon} />
          {t(`nav-${name}`)}
        </div>
      ))}
    </div>
  );
}
