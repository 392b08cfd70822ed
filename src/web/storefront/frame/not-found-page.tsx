import { notFound } from '#web/read-query.ts';

export function loader(): never {
  throw notFound();
}

/** Matches every unknown address; the layout shows the 404 screen. */
export default function NotFound() {
  return null;
}
