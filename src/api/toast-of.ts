import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Say } from '#words/say.ts';

const part = z.object({ failed: z.int().min(1) });
const waits = z.object({ waiting: z.int() });

/** What is said with a success: that it was done, or ended, or in part, or waits for somebody. */
export function toastOf(endpoint: Endpoint, data: unknown, say: Say): string {
  const toast =
    (data === null && endpoint.toastOff) ||
    (part.safeParse(data).success && endpoint.toastInPart) ||
    ([data].flat().some((one) => waits.safeParse(one).success) && endpoint.toastWaiting) ||
    endpoint.toast;
  return toast ? say(`toast.${toast}`) : '';
}
