import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { isStepBegun } from '#web/router/step-begun.ts';

/**
 * Goes to the next page after an answer; does nothing if the reader has left this page meanwhile,
 * or has pressed a link elsewhere.
 */
export function useGoOn(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const here = useRef('');
  useEffect(() => {
    if (state === 'idle') here.current = location.pathname;
    return () => {
      here.current = '';
    };
  }, [state]);
  // the address changes a moment before the next page is shown
  return async (to) => {
    if (here.current === location.pathname && !isStepBegun()) await navigate(to);
  };
}
