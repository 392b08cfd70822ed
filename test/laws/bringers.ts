// Which parts of the messages give a key to browsers.
import { BORROWED, PARTS } from '#words/parts.ts';

/** The parts that contain a key, any of which is enough: its own, and those that borrow it. */
export function bringers(): { parts: string[]; has: (key: string) => boolean }[] {
  const borrowed = Object.entries(BORROWED).flatMap(([part, sections = {}]) =>
    Object.entries(sections).map(([section, keys]) => ({
      parts: [part, ...ownersOf(section)],
      keys: keys.map((key) => `${section}.${key}`),
    })),
  );
  const all = new Set(borrowed.flatMap(({ keys }) => keys));
  return [
    ...borrowed.map(({ parts, keys }) => ({ parts, has: (key: string) => keys.includes(key) })),
    ...Object.keys(PARTS).map((part) => ({
      parts: [part],
      has: (key: string) =>
        !all.has(key) && ownersOf(key.slice(0, key.indexOf('.'))).includes(part),
    })),
  ];
}

const ownersOf = (section: string): string[] =>
  Object.entries(PARTS).flatMap(([part, sections]) =>
    sections.some((one) => one === section) ? [part] : [],
  );
