import { Refusal } from '#base/refusal.ts';

/**
 * A JSON object from a text; with `orQuery` also from a JSON string that holds a query, as one
 * client sends it. Refuses 'unreadable-body' for anything else.
 */
export function readObject(
  text: string,
  { orQuery = false }: { orQuery?: boolean } = {},
): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (orQuery && typeof value === 'string' && value.includes('='))
      return Object.fromEntries(new URLSearchParams(value));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    /* refused below */
  }
  throw new Refusal('unreadable-body');
}
