import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { busy } from '#web/ui/api.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const LINE = 'fixed inset-x-0 top-0 z-[60] h-0.5 origin-[left] bg-primary rtl:origin-[right]';
const THROTTLE_MS = 200;

/**
 * The line on top while a page or a call is on its way, shown only when that takes longer than a
 * blink.
 */
export function ProgressBar() {
  const navigation = useNavigation();
  const calls = useReactiveState(busy);
  const working = navigation.state !== 'idle' || calls > 0;
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(working), working ? THROTTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [working]);
  return (
    <div aria-hidden className={`${LINE} ${shown ? 'progress-run' : 'scale-x-0 opacity-0'}`} />
  );
}
