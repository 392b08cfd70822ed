// The wrapper of every answer, and how a refusal looks in it (wire contract, sections 1.1 and 1.2).
import { refusals } from '#contract/refusals.ts';
import type { Refusal } from '#base/refusal.ts';
import type { Say } from '#words/say.ts';

export type Envelope = { data: unknown; status: number; token: string | null; message: string };

export function success(data: unknown, token: string | null, message = ''): Envelope {
  return { data, status: 200, token, message };
}

/** A refusal; if it is about cart lines, `data.product` maps each line's id to its reasons. */
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

/**
 * A refusal for the screens of staff and sellers: with its code, the field it is about, and what
 * still uses a thing that cannot be deleted.
 */
export function refusedAtDesk(refusal: Refusal, say: Say, token: string | null): Envelope {
  const envelope = refused(refusal, say, token);
  if (envelope.data === null) return envelope;
  const { field } = refusal.values;
  const fields = field === undefined ? {} : { [String(field)]: envelope.message };
  const uses = refusal.uses.length ? { uses: refusal.uses } : {};
  return { ...envelope, data: { ...envelope.data, code: refusal.code, fields, ...uses } };
}

/** Invalid input: every reason in `data.form`, together with `beside`, and no message. */
export function invalid(
  reasons: string[],
  token: string | null,
  beside: { code?: string; fields?: Record<string, string> } = {},
): Envelope {
  return { data: { form: reasons, ...beside }, status: 201, token, message: '' };
}
