import { data } from 'react-router';
import type { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { sayIn } from '#words/say.ts';

/**
 * The query of an address as a call's input; what is not valid in it is as if it were not there.
 * `fixed` comes from the path.
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
 * Waits for a read; what the market says is not there is the 404 page, which tells it in the
 * language; what a closed store had is the 410 page, which search engines forget at once.
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
