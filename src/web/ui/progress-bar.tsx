import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { busy, failures } from '#web/ui/api.ts';
import { announce } from '#web/ui/message/announce.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const LINE = 'fixed inset-x-0 top-0 z-[60] h-0.5 origin-[left] rtl:origin-[right]';
const THROTTLE_MS = 200;
const LONG_MS = 1000;
const FAILED_MS = 2000;

const LOOKS = {
  idle: 'scale-x-0 opacity-0',
  running: 'bg-primary progress-run',
  failed: 'bg-drop h-1',
} as const;

/**
 * The line at the top while a page or a call is loading, shown only after a moment, and announced
 * after a second. It stops in red if something failed.
 */
export function ProgressBar() {
  const t = useTranslations('notice');
  const navigation = useNavigation();
  const calls = useReactiveState(busy);
  const failed = useFailed();
  const working = navigation.state !== 'idle' || calls > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(working), working ? THROTTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [working]);
  useEffect(() => {
    if (!working) return;
    const timer = setTimeout(() => announce(t('working')), LONG_MS);
    return () => clearTimeout(timer);
  }, [working, t]);
  const state = failed ? 'failed' : shown ? 'running' : 'idle';
  return <div aria-hidden data-look={state} className={`${LINE} ${LOOKS[state]}`} />;
}

/** True for a moment after a call has failed. */
function useFailed(): boolean {
  const count = useReactiveState(failures);
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(count), FAILED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return count !== seen;
}
