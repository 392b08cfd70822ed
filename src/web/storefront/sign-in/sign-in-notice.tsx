import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { handover } from '#web/storefront/sign-in/sign-in.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { sessionOver } from '#web/ui/shopper.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/** A message from the screen before this one. */
export function SignInNotice() {
  const t = useTranslations('account');
  const { note, trouble } = useReactiveState(handover);
  const over = useReactiveState(sessionOver) && !note;
  useEffect(() => () => handover.set({ ...handover.get(), note: '', trouble: '' }), []);
  return (
    <>
      <p role="status" className="mb-4 rounded bg-good-tint p-3 text-sm text-good empty:hidden">
        {note}
      </p>
      <FormAlert className="mb-4">{trouble}</FormAlert>
      {over && (
        <p className="mb-4 rounded bg-warn-tint p-3 text-sm text-warn">{t('session-over')}</p>
      )}
    </>
  );
}
