// The products that this browser looked at last. Only the browser knows them: the server gets their
// ids to return their cards, but not who asks.
import { answerOf, requestOf, type Answer, type Data } from '#web/ui/api.ts';

const KEY = 'viewed';
const KEPT = 13; // a row of twelve, plus the one being looked at

/** Their ids, the last first. */
export function viewedIds(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(Number.isSafeInteger).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(id: number): void {
  const others = viewedIds().filter((one) => one !== id);
  localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, KEPT)));
}

export function forgetViewed(): void {
  localStorage.removeItem(KEY);
}

/** Their present cards, without those that are no longer shown. */
export const readViewed = (ids: number[]): Promise<Answer<Data<'product.byIds'>>> =>
  askOpenly('product.byIds', { ids: ids.join() });

/** Makes a public call without credentials. */
export async function askOpenly<
  Name extends 'product.byIds' | 'suggestion.forYou' | 'suggestion.popular',
>(name: Name, query: Record<string, string>): Promise<Answer<Data<Name>>> {
  try {
    const { path } = requestOf(name, {});
    const response = await fetch(`/api/v1/${path}?${new URLSearchParams(query)}`, {
      credentials: 'omit',
      headers: { accept: 'application/json', language: document.documentElement.lang },
    });
    return answerOf(await response.json());
  } catch {
    return { ok: false, message: '', reasons: [], lines: {}, status: 0 };
  }
}
