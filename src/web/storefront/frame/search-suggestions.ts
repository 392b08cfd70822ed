import { call } from '#web/ui/api.ts';
import { categoryPath, productPath } from '#web/ui/links.ts';

export type Suggestion = {
  group: 'suggested' | 'category' | 'sub-category' | 'product';
  title: string;
  to: string;
  image?: string;
};

/** What fits while somebody types, in the order it is shown. */
export async function askSuggestions(text: string): Promise<Suggestion[]> {
  const answer = await call('search.suggest', { q: text });
  if (!answer.ok) return [];
  const { suggested, category, sub_category, product } = answer.data;
  return [
    ...suggested.map(({ title }) => ({
      group: 'suggested' as const,
      title,
      to: `/search?q=${encodeURIComponent(title)}`,
    })),
    ...category.map((found) => ({
      group: 'category' as const,
      title: found.title,
      to: categoryPath(found),
    })),
    ...sub_category.map((found) => ({
      group: 'sub-category' as const,
      title: found.title,
      to: categoryPath(found, found.category),
    })),
    ...product.map((found) => ({
      group: 'product' as const,
      title: found.title,
      to: productPath(found),
      image: found.image,
    })),
  ];
}
