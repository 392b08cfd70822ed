import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

/** A link, or a function after which the message closes. */
type Action = { label: string; to: string } | { label: string; press: () => void };
type Toast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: Action | undefined;
  /** The keyboard was in use, so the message also says how to reach it. */
  byKeyboard: boolean;
};

const SHOWN_MS = 5000;
const LONG_MS = 20_000; // for errors, and for messages with a link
const REACH = 'F8';
const toasts = reactiveState<Toast[]>([]);
let last = 0;

/**
 * Shows a message in the corner, and has it read aloud, for a while: longer for errors and links,
 * and as long as it has the pointer or the focus.
 */
export function toast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  const byKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  toasts.set([...toasts.get().slice(-2), { id: ++last, kind, text, action, byKeyboard }]);
}

const hide = (id: number) => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** The visible messages, errors first. F8 focuses one, Escape closes it and goes back. */
export function Toasts() {
  const shown = useReactiveState(toasts);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const any = shown.length > 0;
  useEffect(() => {
    if (!any) return;
    const reach = (event: KeyboardEvent) => {
      if (event.key !== REACH) return;
      event.preventDefault();
      const cards = place.current?.querySelectorAll('li') ?? [];
      [...cards].at(-1)?.querySelector<HTMLElement>('a, button')?.focus();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, [any]);
  const leave = (id: number) => {
    const inside = place.current?.contains(document.activeElement);
    hide(id);
    if (inside) before.current?.focus();
  };
  const card = (shownToast: Toast) => (
    <ToastCard
      key={shownToast.id}
      toast={shownToast}
      entered={(from) => {
        if (!place.current?.contains(from)) before.current = from;
      }}
      close={() => leave(shownToast.id)}
    />
  );
  return (
    <div ref={place} className="toasts pointer-events-auto w-full max-w-md">
      <ul aria-live="assertive">{shown.filter(({ kind }) => kind === 'error').map(card)}</ul>
      <ul aria-live="polite">{shown.filter(({ kind }) => kind === 'success').map(card)}</ul>
    </div>
  );
}

type CardProps = {
  toast: Toast;
  /** Called when the focus has come from there. */
  entered: (from: HTMLElement) => void;
  close: () => void;
};

function ToastCard({ toast: { id, kind, text, action, byKeyboard }, entered, close }: CardProps) {
  const t = useTranslations('toast');
  const [held, setHeld] = useState(false);
  const wrong = kind === 'error';
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hide(id), wrong || action ? LONG_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id, wrong, action]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its own buttons
    <li
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement) entered(relatedTarget);
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      className="card shadow-float mb-2 flex items-start gap-3 p-2 ps-4"
    >
      <Icon
        name={wrong ? 'circle-exclamation-point' : 'circle-check'}
        size={20}
        className={`mt-1.5 shrink-0 ${wrong ? 'text-drop' : 'text-good'}`}
      />
      <div className="min-w-0 flex-1 py-1">
        {wrong && <p className="font-semibold">{t('error-heading')}</p>}
        <p className="break-words">{text}</p>
        {action && <ActionOf action={action} close={close} />}
        {byKeyboard && (wrong || action) && (
          <p className="text-xs text-ink-2">{t('reach', { key: REACH })}</p>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={t('close')}
        className="grid size-9 shrink-0 place-items-center rounded-sm hover:bg-ground-3"
      >
        <Icon name="x" size={18} />
      </button>
    </li>
  );
}

function ActionOf({ action, close }: { action: Action; close: () => void }) {
  const linkClass = 'link font-semibold';
  if ('to' in action)
    return (
      <a className={linkClass} href={action.to}>
        {action.label}
      </a>
    );
  const press = () => {
    close();
    action.press();
  };
  return (
    <button type="button" className={linkClass} onClick={press}>
      {action.label}
    </button>
  );
}
