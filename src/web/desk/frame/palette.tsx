import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { keepRecent, type Choice } from '#web/desk/frame/found-places.ts';
import { PaletteFound } from '#web/desk/frame/palette-found.tsx';
import { usePalette } from '#web/desk/frame/use-palette.ts';

/** Ctrl-K: finds anything by name, any screen, and what can be created. */
export function Palette({ close }: { close: () => void }) {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, waits } = usePalette(typed);
  const all = groups.flatMap(({ choices }) => choices);
  const at = Math.min(chosen, Math.max(0, all.length - 1));
  const go = (choice: Choice | undefined) => {
    if (!choice) return;
    keepRecent(choice);
    close();
    void navigate(choice.path);
  };
  const step = (by: number) => {
    const next = all.length ? (at + by + all.length) % all.length : 0;
    setChosen(next);
    document.getElementById(`palette-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={
            'card shadow-float fixed inset-x-4 top-[8vh] z-50 mx-auto grid max-h-[80dvh] ' +
            'max-w-xl grid-rows-[auto_minmax(0,1fr)] overflow-hidden text-ink'
          }
        >
          <Dialog.Title className="sr-only">{t('find')}</Dialog.Title>
          <PaletteField
            typed={typed}
            type={(text) => {
              setTyped(text);
              setChosen(0);
            }}
            at={all.length ? at : null}
            step={step}
            enter={() => go(all[at])}
          />
          <div className="overflow-y-auto">
            <PaletteFound {...{ groups, at, go }} />
            <p role="status" className="px-4 text-sm text-ink-2 not-empty:py-3">
              {all.length === 0 && (waits ? t('loading') : t('nothing'))}
            </p>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FieldProps = {
  typed: string;
  type: (text: string) => void;
  /** The index of the entry that Enter opens. */
  at: number | null;
  step: (by: number) => void;
  enter: () => void;
};

function PaletteField({ typed, type, at, step, enter }: FieldProps) {
  const t = useTranslations('desk');
  return (
    <input
      type="search"
      role="combobox"
      aria-expanded="true"
      aria-controls="palette-found"
      aria-autocomplete="list"
      aria-activedescendant={at === null ? undefined : `palette-${at}`}
      aria-label={t('find')}
      placeholder={t('find')}
      value={typed}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          step(event.key === 'ArrowDown' ? 1 : -1);
        }
        if (event.key === 'Enter') {
          event.preventDefault(); // otherwise the button that gets the focus hears the key, too
          enter();
        }
      }}
      className="w-full border-b border-line bg-transparent px-4 py-3 outline-none"
    />
  );
}
