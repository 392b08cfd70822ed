// Parses an address for the cache: the page, its language, and what the page reads (page-list.ts).
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { barePages, checkoutPages, shopPages, type Page } from '#web/page-list.ts';

export type PageAddress = {
  /** The address in its canonical form: the page is made from it, and cached under it. */
  address: string;
  /** Whether to redirect the browser, because the path was written differently. */
  moved: boolean;
};

const DATA = '.data';
// the router's requests for client-side steps: /cart.data, and /_.data at the root
const ROOT_DATA = '_';
const UNREAD = '-';

/** Takes an address below the root, and the language codes used as prefixes. */
export function pageAddress(target: string, prefixes: string[]): PageAddress {
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : target.slice(mark));
  const isData = whole.endsWith(DATA);
  const decoded = (isData ? whole.slice(0, -DATA.length) : whole).split('/').slice(1).map(decode);
  const parts = decoded.filter(
    (part, at) =>
      part !== '' &&
      part !== '.' &&
      part !== '..' &&
      !(isData && part === ROOT_DATA && at === decoded.length - 1),
  );
  const prefix = prefixes.filter((code) => code === parts[0]);
  const own = parts.slice(prefix.length);
  const found = findPage(own);
  const path = [...prefix, ...pathOf(found, own)]
    .map((part) => `/${encodeURIComponent(part)}`)
    .join('');
  if (isData)
    return {
      address: `${path || `/${ROOT_DATA}`}${DATA}${withRoutes(found, query)}`,
      moved: false,
    };
  const hasMore = decoded.length > 1 && decoded.length > parts.length;
  const hasCapitals = found?.parts.some((part, at) => !isName(part) && part !== own[at]) ?? false;
  return {
    address: `${path || '/'}${found?.page.reads(query) ?? ''}`,
    moved: hasMore || hasCapitals,
  };
}

const FIRST = new RegExp(`^/(${LANGUAGE_CODE})(?:/|\\.data$|$)`);

/** The language code at the beginning of an address (`/fr/cart`, `/fr`, `/fr.data`), or null. */
export function languageInPath(path: string): string | null {
  return FIRST.exec(path)?.[1] ?? null;
}

/**
 * The address without one of these language codes: one that was switched off, or that of the main
 * language, which has no prefix. Null if it has none of them.
 */
export function withoutLanguage(address: string, codes: string[]): string | null {
  const [path = ''] = address.split('?', 1);
  const code = languageInPath(path);
  if (code === null || !codes.includes(code)) return null;
  const rest = path.slice(1 + code.length);
  return rest.startsWith('/') ? rest : `/${rest && ROOT_DATA + rest}`;
}

/** The id of the page at a path, from the page list; null if there is none. */
export function pageIdAt(path: string, prefixes: string[]): string | null {
  const parts = path.split('/').filter(Boolean).map(decode);
  const own = prefixes.includes(parts[0] ?? '') ? parts.slice(1) : parts;
  return findPage(own)?.page.id ?? null;
}

type MatchedPage = { page: Page; parts: string[] };

const known: MatchedPage[] = [...shopPages, ...barePages, ...checkoutPages]
  .map((page) => ({ page, parts: page.path.split('/').filter(Boolean) }))
  // as the router does: fewer parameters win, then the order of the list
  .sort((one, other) => namesIn(one) - namesIn(other));

function isName(part: string): boolean {
  return part.startsWith(':');
}

function namesIn({ parts }: MatchedPage): number {
  return parts.filter(isName).length;
}

function findPage(parts: string[]): MatchedPage | undefined {
  return known.find(
    (one) =>
      one.parts.length === parts.length &&
      one.parts.every((part, at) => isName(part) || part === parts[at]?.toLowerCase()),
  );
}

/**
 * The path after the language: fixed parts as the page list writes them, without parts that only
 * the browser reads.
 */
function pathOf(found: MatchedPage | undefined, parts: string[]): string[] {
  if (!found) return parts;
  const {
    page: { unread = [] },
  } = found;
  return found.parts.map((part, at) =>
    !isName(part) ? part : unread.includes(part.slice(1)) ? UNREAD : (parts[at] ?? ''),
  );
}

/** The page's query, and those of the wanted loaders that it has. */
function withRoutes(found: MatchedPage | undefined, query: URLSearchParams): string {
  const own = found?.page.reads(query) ?? '';
  const wanted = query.get('_routes')?.split(',') ?? [];
  const ids = ['root', ...(found ? [found.page.id] : [])]
    .filter((id) => wanted.includes(id))
    .join(',');
  return ids ? `${own ? `${own}&` : '?'}${new URLSearchParams({ _routes: ids })}` : own;
}

/** A decoded part of a path; an invalid one stays as it is, and so matches no page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
