import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formName, formOf } from '#base/picture.ts';
import type { Services } from '#hall/services.ts';
import { makeForm } from '#outside/files/pictures.ts';

const WHOLE = /^[0-9a-f]{16}\.(webp|jpg|png)$/;
const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=30';
const waiting = new Map<string, Promise<Buffer | null>>();

/**
 * A picture by its name. A form that the jobs have not made yet is made as WebP now; AVIF, which is
 * slow, stays theirs.
 */
export async function serveMedia(services: Services, file: string): Promise<Response> {
  const form = formOf(file);
  if (!form)
    return WHOLE.test(file) ? found(await read(services, file), 'webp', FOREVER) : nothing();
  const ready = await read(services, formName(form.name, form.width, form.format));
  if (ready) return found(ready, form.format, FOREVER);
  return found(
    await makeOnce(services, form.name, form.width),
    'webp',
    form.format === 'avif' ? SHORTLY : FOREVER,
  );
}

function makeOnce(services: Services, name: string, width: number): Promise<Buffer | null> {
  const key = `${width}-${name}`;
  const running =
    waiting.get(key) ??
    makeForm(services.mediaFolder, { name, width, format: 'webp' }).finally(() =>
      waiting.delete(key),
    );
  waiting.set(key, running);
  return running;
}

const read = (services: Services, file: string): Promise<Buffer | null> =>
  readFile(join(services.mediaFolder, file)).catch(() => null);

function found(bytes: Buffer | null, format: string, cache: string): Response {
  if (!bytes) return nothing();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': `image/${format}`,
      'cache-control': cache,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

const nothing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
