// A field that finds things by name: type, choose with arrows or a finger, and clear.
import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import type { FieldControl } from '#web/ui/form/field.tsx';

/** `note`: extra text, because two may have the same name. */
export type Choice = { id: number; title: string; image?: string; note?: string };
type Props = {
  label: string;
  /** The results for the typed text. */
  choices: Choice[];
  chosen: Choice | null;
  choose: (choice: Choice | null) => void;
  /** Called with the typed text; empty when there is no search. */
  search: (q: string) => void;
  control?: FieldControl & { name?: string; ref?: (element: HTMLElement | null) => void };
  disabled?: boolean;
  placeholder?: string;
};

export function Chooser({ label, choices, chosen, choose, search, control, ...rest }: Props) {
  const t = useTranslations('desk');
  const listed =
    chosen && !choices.some(({ id }) => id === chosen.id) ? [...choices, chosen] : choices;
  return (
    <Combobox.Root
      items={listed}
      filteredItems={choices}
      value={chosen}
      onValueChange={(choice: Choice | null) => choose(choice)}
      onInputValueChange={(typed, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') search(typed.trim());
      }}
      onOpenChangeComplete={(open) => !open && search('')}
      itemToStringLabel={({ title }: Choice) => title}
      isItemEqualToValue={(one: Choice, other: Choice) => one.id === other.id}
      disabled={rest.disabled}
      filter={null}
      autoHighlight
    >
      <Combobox.InputGroup className="relative block">
        <Combobox.Input
          {...(control ?? { 'aria-label': label })}
          placeholder={rest.placeholder ?? t('choose')}
          className="field pe-20 disabled:bg-ground-3 disabled:text-ink-2"
        />
        <span
          hidden={rest.disabled}
          className="absolute inset-y-0 end-1 flex items-center text-ink-2 [&[hidden]]:hidden"
        >
          <Combobox.Clear
            aria-label={t('choose-clear', { label })}
            className="grid size-9 place-items-center hover:text-ink"
          >
            <DeskIcon name="x" size={16} />
          </Combobox.Clear>
          <Combobox.Trigger
            aria-label={t('choose-open', { label })}
            className="grid size-9 place-items-center hover:text-ink"
          >
            <DeskIcon name="chevron-down" size={16} />
          </Combobox.Trigger>
        </span>
      </Combobox.InputGroup>
      <Choices>{t('nothing')}</Choices>
    </Combobox.Root>
  );
}

/** The choices below the field; `children` if there are none. */
function Choices({ children }: { children: ReactNode }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
        <Combobox.Popup
          className={
            'card shadow-float max-h-[min(20rem,var(--available-height))] w-(--anchor-width) ' +
            'max-w-(--available-width) overflow-y-auto p-1 text-ink'
          }
        >
          <Combobox.Empty className="px-3 text-sm text-ink-2 [&:not(:empty)]:py-3">
            {children}
          </Combobox.Empty>
          <Combobox.List>
            {({ id, title, image, note, ...choice }: Choice) => (
              <Combobox.Item
                key={id}
                value={{ id, title, image, note, ...choice }}
                className={
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[var(--radius-sm)] ' +
                  'px-3 py-1 text-sm data-highlighted:bg-primary-tint data-selected:font-semibold'
                }
              >
                {image !== undefined && <SmallPicture image={image} />}
                <span className="min-w-0">
                  <span className="block break-words">{title}</span>
                  {note && <span className="block text-xs text-ink-2">{note}</span>}
                </span>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
