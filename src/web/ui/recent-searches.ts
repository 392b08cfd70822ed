// This browser's last searches, by language. Only the browser knows them: none are sent.
const KEY = 'searches';
/** In this tab: which search led to which product (found-by.ts). */
export const FOUND_BY = 'found-by';
const KEPT = 8;
const LONGEST = 60;

type StoredSearches = Record<string, string[]>;

function readStored(): StoredSearches {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([language, list]: [string, unknown]) =>
        Array.isArray(list)
          ? [[language, list.filter((one) => typeof one === 'string').slice(0, KEPT)]]
          : [],
      ),
    );
  } catch {
    return {};
  }
}

function change(list: (before: string[]) => string[]): void {
  const language = document.documentElement.lang;
  const stored = readStored();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...stored, [language]: list(stored[language] ?? []).slice(0, KEPT) }),
    );
  } catch {
    // a browser without storage has no recent searches
  }
}

/** Those in the page's language, the last first. */
export const recentSearches = (): string[] => readStored()[document.documentElement.lang] ?? [];

export function rememberSearch(text: string): void {
  const query = text.trim().replace(/\s+/g, ' ');
  if (query && query.length <= LONGEST)
    change((before) => [
      query,
      ...before.filter((one) => one.toLowerCase() !== query.toLowerCase()),
    ]);
}

export const forgetSearch = (text: string): void =>
  change((before) => before.filter((one) => one !== text));

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(FOUND_BY);
  } catch {
    // nothing is stored
  }
}
