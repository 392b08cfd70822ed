import { Refusal } from '#base/refusal.ts';

/** A JSON object from a text; refuses 'unreadable-body' for anything else. */
export function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    /* refused below */
  }
  throw new Refusal('unreadable-body');
}
