// The state of a small form: idle, submitting, success, or error with the reasons.
import { useState } from 'react';
import type { Answer } from '#web/ui/api.ts';

type Submission = { state: 'idle' | 'submitting' | 'success' | 'error'; reasons: string[] };

/**
 * `down` is the message if the server cannot be reached. `send` makes one call at a time; `refuse`
 * shows errors without a call.
 */
export function useSubmission(down: string): Submission & {
  send: (ask: () => Promise<Answer<unknown>>) => Promise<void>;
  refuse: (reasons: string[]) => void;
  reset: () => void;
} {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle', reasons: [] });
  const send = async (ask: () => Promise<Answer<unknown>>) => {
    if (submission.state === 'submitting') return;
    setSubmission({ state: 'submitting', reasons: [] });
    const answer = await ask();
    if (answer.ok) setSubmission({ state: 'success', reasons: [] });
    else
      setSubmission({
        state: 'error',
        reasons: answer.reasons.length > 0 ? answer.reasons : [down],
      });
  };
  return {
    ...submission,
    send,
    refuse: (reasons) => setSubmission({ state: 'error', reasons }),
    reset: () => setSubmission({ state: 'idle', reasons: [] }),
  };
}
