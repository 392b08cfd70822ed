// Which requests are searches to count, and which words are private.
import { describe, expect, it } from 'vitest';
import { countedWords } from '#market/search/count-searches.ts';
import { searchIn } from '#process/count-searches.ts';

const searchOf = (url: string) => searchIn(url.split('?', 1)[0] ?? '', url);

describe('a search is counted', () => {
  it('in the language of its page, as it was typed and folded', () => {
    expect(searchOf('/search?q=Caf%C3%A9%20%20Lamp')).toEqual({
      language: null,
      typed: 'Café  Lamp',
      words: 'cafe lamp',
    });
    expect(searchOf('/ar/search.data?q=%D9%82%D9%87%D9%88%D8%A9&_routes=search')).toMatchObject({
      language: 'ar',
      words: 'قهوه',
    });
  });
  it.each(['/search', '/search?q=', '/search?q=%20!', '/search?q=lamp&page=2'])(
    'but not at %s',
    (url) => expect(searchOf(url)).toBeNull(),
  );
  it('once, however it is narrowed and sorted then', () => {
    expect(searchOf('/search?q=lamp&sortby=price_low_to_high')).toBeNull();
    expect(searchOf('/search?q=lamp&utm_source=letter')).not.toBeNull();
  });
});

describe('words are counted', () => {
  it.each(['40 cm', 'iphone 15', 'SKU-123456'])('when they are "%s"', (words) =>
    expect(countedWords(words)).not.toBeNull(),
  );
  it.each(['a@b.example', '+33 6 12 34 56 78', '٠١٢٣٤٥٦٧٨٩', 'x'.repeat(101), '…'])(
    'but not when they are "%s"',
    (words) => expect(countedWords(words)).toBeNull(),
  );
});
