// The contents that staff put on the shop's pages: banners, slides, promises, pages and scripts.
import { texts, unique } from '../../make.ts';
import type { Makers } from './placed-order.ts';

const placed = { title: texts('Lamps'), image: '', slug: 'lamps', source_type: 6, url: '/' };

export const contentThings: Makers = {
  banner: async ({ db }) => {
    const { id } = await db
      .insertInto('banners')
      .values({ ...placed, type: 5, public: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'site-feature': async ({ db }) => {
    const { id } = await db
      .insertInto('site_features')
      .values({ image: '', icon: 'truck', detail: texts('Sent today') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  slider: async ({ db }) => {
    const { id } = await db
      .insertInto('sliders')
      .values({ ...placed, type: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  page: async ({ db }) => {
    const { id } = await db
      .insertInto('pages')
      .values({ slug: unique('page'), title: texts('About us'), description: texts('<p>We.</p>') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  font: async ({ db }) => {
    const face = { file: 'a.woff2', part: 'latin', from: 400, to: 700, italic: false, bytes: 9 };
    const { id } = await db
      .insertInto('fonts')
      .values({
        family: unique('Font'),
        size: 100,
        letters: '[]',
        faces: JSON.stringify([face]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'custom-script': async ({ db }) =>
    (
      await db
        .insertInto('custom_scripts')
        .values({ name: 'Chat', consent: 'functional', pages: ['all'], code: 'chat()' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
};
