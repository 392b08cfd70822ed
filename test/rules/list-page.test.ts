import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listPage } from '#base/list-page.ts';
import { pageOf } from '#contract/answer-values.ts';

const shape = pageOf(z.int()).strict();

describe('a page of a list', () => {
  it('says which rows it has', () => {
    expect(listPage(['c', 'd'], { page: 2, size: 2, total: 5, path: 'brands' })).toEqual({
      current_page: 2,
      data: ['c', 'd'],
      path: 'brands',
      per_page: 2,
      total: 5,
      last_page: 3,
      links: [],
      more: false,
      from: 3,
      to: 4,
      first_page_url: 'brands?page=1',
      last_page_url: 'brands?page=3',
      next_page_url: 'brands?page=3',
      prev_page_url: 'brands?page=1',
    });
  });
  it('has no previous page on the first and no next page on the last', () => {
    expect(listPage(['a', 'b'], { page: 1, size: 2, total: 5, path: 'brands' })).toMatchObject({
      from: 1,
      to: 2,
      prev_page_url: null,
      next_page_url: 'brands?page=2',
    });
    expect(listPage(['e'], { page: 3, size: 2, total: 5, path: 'brands' })).toMatchObject({
      from: 5,
      to: 5,
      prev_page_url: 'brands?page=2',
      next_page_url: null,
    });
  });
  it('is the one page of an empty list', () => {
    expect(listPage([], { page: 1, size: 25, total: 0, path: 'brands' })).toMatchObject({
      current_page: 1,
      last_page: 1,
      total: 0,
      from: null,
      to: null,
      next_page_url: null,
      prev_page_url: null,
    });
  });
  it('past the last is empty and leads nowhere on', () => {
    expect(listPage([], { page: 9, size: 25, total: 30, path: 'brands' })).toMatchObject({
      current_page: 9,
      last_page: 2,
      from: null,
      to: null,
      next_page_url: null,
    });
  });
  it('full to the brim has no empty page after it', () => {
    expect(
      listPage(
        Array.from({ length: 25 }, (_, at) => at),
        { page: 2, size: 25, total: 50, path: 'brands' },
      ),
    ).toMatchObject({ last_page: 2, from: 26, to: 50, next_page_url: null });
  });
  it('has the contract’s shape, and all pages together count every item once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 40 }),
        (total, size) => {
          const items = Array.from({ length: total }, (_, at) => at + 1);
          const { last_page } = listPage([], { page: 1, size, total, path: 'x' });
          const pages = Array.from({ length: last_page }, (_, at) =>
            listPage(items.slice(at * size, (at + 1) * size), {
              page: at + 1,
              size,
              total,
              path: 'x',
            }),
          );
          for (const page of pages) expect(shape.parse(page)).toEqual(page);
          expect(
            pages.flatMap(({ from, to }) =>
              from === null || to === null ? [] : items.slice(from - 1, to),
            ),
          ).toEqual(items);
          expect(pages.map(({ next_page_url }) => next_page_url !== null)).toEqual(
            pages.map((_, at) => at + 1 < last_page),
          );
        },
      ),
    );
  });
});
