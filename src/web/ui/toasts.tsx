import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

type Toast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  action?: { label: string; to: string } | undefined;
};

const SHOWN_MS = 5000;
const toasts = reactiveState<Toast[]>([]);
let last = 0;

/** Says something in the corner for five seconds. */
export function toast(kind: Toast['kind'], text: string, action?: Toast['action']): void {
  toasts.set([...toasts.get().slice(-2), { id: ++last, kind, text, action }]);
}

const hide = (id: number) => toasts.set(toasts.get().filter((shown) => shown.id !== id));

export function Toasts() {
  const shown = useReactiveState(toasts);
  return (
    <div
      aria-live="polite"
      role="log"
      className={
        'fixed inset-x-0 bottom-36 z-50 mx-auto flex ' +
        'w-full max-w-md flex-col gap-2 px-4 md:bottom-6'
      }
    >
      {shown.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </div>
  );
}

function ToastCard({ id, kind, text, action }: Toast) {
  const t = useTranslations('toast');
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => hide(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id]);
  return (
    <div
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="card shadow-float flex items-start gap-3 p-3 ps-4"
    >
      <Icon
        name={kind === 'error' ? 'circle-exclamation-point' : 'circle-check'}
        size={20}
        className={`mt-0.5 shrink-0 ${kind === 'error' ? 'text-drop' : 'text-good'}`}
      />
      <div className="min-w-0 flex-1">
        {kind === 'error' && <p className="font-semibold">{t('error-heading')}</p>}
        <p>{text}</p>
        {action && (
          <a className="link font-semibold" href={action.to}>
            {action.label}
          </a>
        )}
      </div>
      <button
        type="button"
        onClick={() => hide(id)}
        aria-label={t('close')}
        className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-ground-3"
      >
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}
