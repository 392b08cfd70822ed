// Fetches the pictures of a file, before the transaction that writes its products.
import { Refusal } from '#base/refusal.ts';
import { addProblem, type Draft, type Findings } from '#market/imports/draft.ts';

export type Picture = { name: string; width: number; height: number; bytes: number };
/**
 * Where pictures come from and are stored. `find` takes the address in the file, and returns the
 * content, or a picture that is stored already; `keep` refuses 'not-a-picture'.
 */
export type PictureSource = {
  find: (address: string) => Promise<Buffer | Picture | null>;
  keep: (bytes: Buffer) => Promise<Picture>;
};
type PictureResult = { picture: Picture } | { code: 'picture-missing' | 'picture-unreadable' };

const MOST_REMEMBERED = 5000;
const AT_ONCE = 4;

export type PictureKeeper = (draft: Draft, findings: Findings) => Promise<Map<string, Picture>>;

/**
 * Stores the pictures of drafts; returns them by their address in the file. Missing and invalid
 * ones are reported and left out.
 */
export function pictureKeeper(source: PictureSource | null): PictureKeeper {
  const seen = new Map<string, Promise<PictureResult>>();
  const fetchOnce = (address: string) => {
    const known = seen.get(address) ?? take(source, address);
    seen.delete(address);
    seen.set(address, known);
    for (const oldest of seen.keys()) {
      if (seen.size <= MOST_REMEMBERED) break;
      seen.delete(oldest);
    }
    return known;
  };
  return async (draft, findings) => {
    const pictures = new Map<string, Picture>();
    const named = source
      ? [
          ...new Map(
            [...draft.variants.flatMap(({ image }) => image ?? []), ...draft.pictures].map(
              (picture) => [picture.address, picture],
            ),
          ).values(),
        ]
      : [];
    for (let from = 0; from < named.length; from += AT_ONCE)
      await Promise.all(
        named.slice(from, from + AT_ONCE).map(async ({ address, line, column }) => {
          const found = await fetchOnce(address);
          if ('picture' in found) pictures.set(address, found.picture);
          else
            addProblem(findings, {
              row: line,
              column,
              code: found.code,
              values: { file: fileOf(address) },
            });
        }),
      );
    return pictures;
  };
}

async function take(source: PictureSource | null, address: string): Promise<PictureResult> {
  const found = fileOf(address) ? await source?.find(address) : null;
  if (!source || !found) return { code: 'picture-missing' };
  if ('name' in found) return { picture: found };
  return source.keep(found).then(
    (picture) => ({ picture }),
    (problem: unknown) => {
      if (problem instanceof Refusal) return { code: 'picture-unreadable' };
      throw problem;
    },
  );
}

/** The bare file name at the end of an address. */
export function fileOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const bare = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  try {
    return decodeURIComponent(bare).replace(/^.*[/\\]/, '');
  } catch {
    return bare;
  }
}
