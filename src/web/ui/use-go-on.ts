import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { isStepBegun } from '#web/router/step-begun.ts';

/**
 * Leads to the next page when an answer has come; nowhere, if its reader has left this one
 * meanwhile, or has pressed something that leads elsewhere.
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
  // the address is the next page's a moment before that page is shown
  return async (to) => {
    if (here.current === location.pathname && !isStepBegun()) await navigate(to);
  };
}
