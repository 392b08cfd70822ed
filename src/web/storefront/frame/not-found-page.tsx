import { notFound } from '#web/read-query.ts';

export function loader(): never {
  throw notFound();
}

/** Every address that is nobody's: the layout shows what a 404 looks like. */
export default function NotFound() {
  return null;
}
