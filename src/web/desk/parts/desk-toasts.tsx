// Short messages at the bottom: what was done, with an undo button if possible.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

type Toast = { id: number; kind: 'done' | 'wrong'; text: string; undo?: (() => void) | undefined };
const SHOWN_MS = 8000;
const toasts = reactiveState<Toast[]>([]);
let made = 0;

const dismiss = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Shows a message at the bottom of the screen for some seconds, and has it read aloud. */
export function deskToast(kind: Toast['kind'], text: string, undo?: () => void): void {
  if (text) toasts.set([...toasts.get().slice(-2), { id: ++made, kind, text, undo }]);
}

export function DeskToasts() {
  const shown = useReactiveState(toasts);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const last = shown.findLast(({ undo }) => undo);
    if (!last || !isUndo(event)) return;
    event.preventDefault();
    takeBack(last);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <div
      role="status"
      className={
        'pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot,0px)+var(--foot-act,0px)+1rem)] z-50 flex ' +
        'flex-col items-center gap-2 px-4'
      }
    >
      {shown.map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** The keys for undo, anywhere but in a text field. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  !(
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, [contenteditable], [role=dialog]')
  );

function takeBack({ id, undo }: Toast): void {
  undo?.();
  dismiss(id);
}

function ShownToast({ toast }: { toast: Toast }) {
  const { id, kind, text, undo } = toast;
  const t = useTranslations('desk');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held]);
  return (
    <div
      // stays while the focus is here, to leave time for a press
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={
        'shadow-float pointer-events-auto flex max-w-full items-center gap-3 ' +
        'rounded-[var(--radius)] bg-ink px-4 py-2.5 text-sm text-ground'
      }
    >
      <DeskIcon name={kind === 'done' ? 'circle-check' : 'triangle-alert'} />
      <span className="min-w-0 break-words">{text}</span>
      {undo && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z"
          title="Ctrl Z"
          className="font-semibold underline"
          onClick={() => takeBack(toast)}
        >
          {t('undo')}
        </button>
      )}
      <button type="button" aria-label={t('close')} onClick={() => dismiss(id)} className="p-1">
        <DeskIcon name="x" size={16} />
      </button>
    </div>
  );
}
