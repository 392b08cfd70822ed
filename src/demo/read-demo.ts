import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  marketFile,
  pagesFile,
  reviewsFile,
  themeFile,
  type Demo,
  type Theme,
} from '#demo/shape.ts';

/** Reads the demo market from a folder; throws a sentence that names a wrong file. */
export async function readDemo(folder: string): Promise<Demo> {
  const entries = await readdir(folder, { withFileTypes: true });
  const parts: Theme[] = [];
  for (const { name } of entries
    .filter((entry) => entry.isDirectory())
    .sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const files = (await readdir(join(folder, name)))
      .filter((file) => file.endsWith('.json'))
      .sort();
    for (const file of files) parts.push(await read(join(folder, name, file), themeFile));
  }
  const [market, pages, reviews] = await Promise.all([
    read(join(folder, 'market.json'), marketFile),
    read(join(folder, 'pages.json'), pagesFile),
    read(join(folder, 'reviews.json'), reviewsFile),
  ]);
  return { market, pages, reviews, theme: joined(parts) };
}

async function read<S extends z.ZodType>(file: string, shape: S): Promise<z.output<S>> {
  const parsed = shape.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `The demo market's ${file} is not as it should be at ${issue?.path.join('.')}: ` +
      `${issue?.message}`,
  );
}

/** All themes merged into one; attributes and tags that several themes name are merged too. */
function joined(parts: Theme[]): Theme {
  const values = <T>(take: (part: Theme) => T[]): T[] => parts.flatMap(take);
  const attributes = new Map<string, Theme['attributes'][number]>();
  for (const attribute of values((part) => part.attributes)) {
    const known = attributes.get(attribute.slug);
    if (!known) attributes.set(attribute.slug, { ...attribute, values: [...attribute.values] });
    else
      known.values.push(
        ...attribute.values.filter(
          ({ slug }) => !known.values.some((value) => value.slug === slug),
        ),
      );
  }
  const tags = new Map(values((part) => part.tags).map((tag) => [tag.slug, tag]));
  return {
    categories: values((part) => part.categories),
    brands: values((part) => part.brands),
    attributes: [...attributes.values()],
    sizeTables: values((part) => part.sizeTables),
    tags: [...tags.values()],
    stores: values((part) => part.stores),
    collections: values((part) => part.collections),
    sliders: values((part) => part.sliders),
    products: values((part) => part.products),
  };
}
