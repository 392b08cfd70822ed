import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';

type Props = {
  changed: boolean;
  leaving?: { current: boolean };
  /** It has no draft. */
  lost?: boolean;
};

/** Warns before leaving with unsaved input; most of it stays as a draft either way. */
export function LeaveGuard({ changed, leaving, lost = false }: Props) {
  const t = useTranslations('desk');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !leaving?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [changed]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave-title')}
      text={t(lost ? 'leave-lost' : 'leave-text')}
      yes={t('leave')}
      answer={(sure) => (sure ? blocker.proceed() : blocker.reset())}
    />
  );
}
