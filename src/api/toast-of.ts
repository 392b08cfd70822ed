import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Say } from '#words/say.ts';

const part = z.object({ failed: z.int().min(1) });
const waits = z.object({ waiting: z.int() });

/** The message for a success: it was done, ended, done in part, or waits for another person. */
export function toastOf(endpoint: Endpoint, data: unknown, say: Say): string {
  const toast =
    (data === null && endpoint.toastOff) ||
    (part.safeParse(data).success && endpoint.toastInPart) ||
    ([data].flat().some((one) => waits.safeParse(one).success) && endpoint.toastWaiting) ||
    endpoint.toast;
  return toast ? say(`toast.${toast}`) : '';
}
