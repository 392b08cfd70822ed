import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useEffectEvent, useState, type RefCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Destination, DestinationKind } from '#contract/admin/destination.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import type { FieldControl } from '#web/ui/form/field.tsx';

/** Requests wait for such a pause in typing. */
const PAUSE_MS = 200;

type Props = {
  kind: DestinationKind;
  /** Connects it with its label (`Field`). */
  control: FieldControl;
  focus?: RefCallback<HTMLElement>;
  /** Called with the chosen one. */
  chosen: (destination: Destination) => void;
};

/** Finds a thing of the shop by name. */
export function FindDestination({ kind, control, focus, chosen }: Props) {
  const t = useTranslations('desk-fronts');
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { found, waits } = useFound(kind, typed, open);
  return (
    <Combobox.Root<Destination>
      items={found}
      filter={null}
      value={null}
      open={open}
      onOpenChange={setOpen}
      onValueChange={(destination) => {
        if (destination) chosen(destination);
        setTyped('');
      }}
      inputValue={typed}
      onInputValueChange={setTyped}
      itemToStringLabel={({ title }) => title}
    >
      <Combobox.Input {...control} ref={focus} placeholder={t('find-by-name')} className="field" />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className="z-50">
          <Combobox.Popup
            className={
              'card shadow-float max-h-80 w-(--anchor-width) overflow-y-auto p-1 text-sm text-ink'
            }
          >
            <Combobox.Status className="empty:hidden px-3 py-2 text-ink-2">
              {waits ? t('finding') : found.length === 0 ? t('nothing-found') : null}
            </Combobox.Status>
            <Combobox.List>
              {(destination: Destination) => (
                <Combobox.Item
                  key={destination.id}
                  value={destination}
                  className={
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-[var(--radius-sm)] ' +
                    'px-2 data-highlighted:bg-primary-tint'
                  }
                >
                  {destination.image && <SmallPicture image={destination.image} />}
                  <span className="min-w-0 break-words">{destination.title}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** Things whose name contains the typed text; searched only while the list is open. */
function useFound(kind: DestinationKind, typed: string, open: boolean) {
  const [latest, setLatest] = useState<{ key: string; found: Destination[] } | null>(null);
  const key = `${kind} ${typed.trim()}`;
  const ask = useEffectEvent(async () => {
    const answer = await deskCall('adminDestination.find', { kind, q: typed.trim() });
    setLatest({ key, found: answer.ok ? answer.data : [] });
  });
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [open, key]);
  return { found: latest?.key === key ? latest.found : [], waits: latest?.key !== key };
}
