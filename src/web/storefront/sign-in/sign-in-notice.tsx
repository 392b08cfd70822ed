import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { carried } from '#web/storefront/sign-in/sign-in.ts';
import { sessionOver } from '#web/ui/shopper.ts';
import { useStore } from '#web/ui/reactive-state.ts';

/** What the screen before has to say. */
export function Note() {
  const t = useTranslations('account');
  const { note, trouble } = useStore(carried);
  const over = useStore(sessionOver) && !note;
  useEffect(() => () => carried.set({ ...carried.get(), note: '', trouble: '' }), []);
  return (
    <>
      <p role="status" className="mb-4 rounded bg-good-tint p-3 text-sm text-good empty:hidden">
        {note}
      </p>
      <p role="alert" className="mb-4 rounded bg-drop-tint p-3 text-sm text-drop empty:hidden">
        {trouble}
      </p>
      {over && (
        <p className="mb-4 rounded bg-warn-tint p-3 text-sm text-warn">{t('session-over')}</p>
      )}
    </>
  );
}
