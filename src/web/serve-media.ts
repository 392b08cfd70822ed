import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formName, formOf, sharedOf } from '#base/picture.ts';
import type { Services } from '#hall/services.ts';
import { makeForm, makeShared } from '#outside/files/pictures.ts';

const WHOLE = /^[0-9a-f]{16}\.(webp|jpg|png)$/;
const FONT = /^[0-9a-f]{16}\.woff2$/;
const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=30';
const waiting = new Map<string, Promise<Buffer | null>>();

/**
 * A picture or a font file by name. A version of a picture that the jobs have not made yet is made
 * here as WebP; AVIF is slow, and left to the jobs. The version for sharing is made on first
 * request.
 */
export async function serveMedia(services: Services, file: string): Promise<Response> {
  if (FONT.test(file)) return found(await read(services, file), 'font/woff2', FOREVER);
  const shared = sharedOf(file);
  if (shared)
    return found(
      (await read(services, file)) ??
        (await once(file, () => makeShared(services.mediaFolder, shared))),
      'image/jpeg',
      FOREVER,
    );
  const form = formOf(file);
  if (!form)
    return WHOLE.test(file) ? found(await read(services, file), 'image/webp', FOREVER) : nothing();
  const ready = await read(services, formName(form.name, form.width, form.format));
  if (ready) return found(ready, `image/${form.format}`, FOREVER);
  const made = form.format === 'jpeg' ? 'jpeg' : 'webp';
  return found(
    await once(formName(form.name, form.width, made), () =>
      makeForm(services.mediaFolder, { ...form, format: made }),
    ),
    `image/${made}`,
    form.format === 'avif' ? SHORTLY : FOREVER,
  );
}

/** Several requests for a file share one making of it. */
function once(file: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const running = waiting.get(file) ?? make().finally(() => waiting.delete(file));
  waiting.set(file, running);
  return running;
}

const read = (services: Services, file: string): Promise<Buffer | null> =>
  readFile(join(services.mediaFolder, file)).catch(() => null);

function found(bytes: Buffer | null, type: string, cache: string): Response {
  if (!bytes) return nothing();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': cache,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

const nothing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
