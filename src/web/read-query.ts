import { data } from 'react-router';
import type { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { sayIn } from '#words/say.ts';

/**
 * The query of an address as a call's input; invalid values are ignored. `fixed` comes from the
 * path.
 */
export function readQuery<S extends z.ZodType>(
  shape: S,
  request: Request,
  fixed: Record<string, unknown> = {},
): z.output<S> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const whole = shape.safeParse({ ...query, ...fixed });
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map(({ path }) => String(path[0])));
  const rest = shape.safeParse({
    ...Object.fromEntries(Object.entries(query).filter(([name]) => !wrong.has(name))),
    ...fixed,
  });
  if (rest.success) return rest.data;
  throw notFound();
}

/**
 * Awaits a read. A refusal for something missing becomes the 404 page, in the language; for
 * something of a closed store it becomes the 410 page, so that search engines forget it at once.
 */
export async function orNotFound<T>(language: string, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const message = sayIn(language)(`refusal.${problem.code}`, problem.values);
    throw problem.code === 'store-closed' ? data({ message }, { status: 410 }) : notFound(message);
  }
}

export function notFound(message?: string) {
  return data(message ? { message } : null, { status: 404 });
}
