// The wrapper around every answer of the wire, and how a refusal looks in it (wire contract,
// sections 1.1 and 1.2).
import { refusals } from '#contract/refusals.ts';
import type { Refusal } from '#base/refusal.ts';
import type { Say } from '#words/say.ts';

export type Envelope = { data: unknown; status: number; token: string | null; message: string };

export function success(data: unknown, token: string | null, message = ''): Envelope {
  return { data, status: 200, token, message };
}

/**
 * A business refusal; when it speaks of cart lines, `data.product` maps each line's id to its
 * reasons.
 */
export function refused(refusal: Refusal, say: Say, token: string | null): Envelope {
  const message = say(`refusal.${refusal.code}`, refusal.values);
  const status = refusals[refusal.code];
  if (status === 204) return { data: null, status, token, message };
  if (!refusal.lines) return { data: { form: [message] }, status, token, message };
  const lines = Object.entries(refusal.lines).map(([id, { code, values }]) => [
    id,
    [say(`refusal.${code}`, values)],
  ]);
  return { data: { product: [Object.fromEntries(lines)] }, status, token, message };
}

/** Input that failed its shape: every reason in `data.form`, and no message. */
export function invalid(reasons: string[], token: string | null): Envelope {
  return { data: { form: reasons }, status: 201, token, message: '' };
}
