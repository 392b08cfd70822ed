import { z } from 'zod';
import { flag, isoTime, slugsByLanguage } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/values.ts';

const listed = z.array(
  z.object({ id: z.int(), title: z.string(), slug: z.string(), updated_at: isoTime }),
);

export const pageCalls = {
  find: endpoint({
    operationId: 'page',
    path: 'page/{slug}',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Returns a page that the owner wrote. The page `Sitemap` also returns what it lists.',
    input: z.object({ slug: text(120) }),
    output: z.object({
      slug: z.string(),
      slugs: slugsByLanguage,
      title: z.string(),
      description: z.string(),
      meta_title: z.string(),
      meta_description: z.string(),
      meta_keywords: z.string(),
      page_from_component: flag,
      categories: listed.optional(),
      products: listed.optional(),
      client_base: z.string().optional(),
    }),
  }),
};
export type Page = z.output<typeof pageCalls.find.output>;
