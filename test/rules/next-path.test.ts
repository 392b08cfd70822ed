import { describe, expect, it } from 'vitest';
import { handOn, nextPath, signInPath } from '#web/ui/next-path.ts';

const pathAfter = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`);

describe('where a sign-in leads back to', () => {
  it.each(['/user/wishlists', '/cart', '/tea/product/12?x=1#reviews', '/'])(
    '%s is a way on',
    (path) => expect(pathAfter(path)).toBe(path),
  );
  it.each([
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'user/orders',
    '/\n//evil.example',
  ])('%j is not', (path) => expect(pathAfter(path)).toBeNull());
  it.each(['/login', '/register?next=/login', '/forgot-password', '/social-callback?code=1'])(
    '%s would only ask again',
    (path) => expect(pathAfter(path)).toBeNull(),
  );
  it('nothing asked is nothing', () => expect(nextPath('?other=1')).toBeNull());
  it('a path is written into the query and read from it', () => {
    const there = signInPath('/search?q=tea & cups');
    expect(nextPath(there.slice('/login'.length))).toBe('/search?q=tea%20&%20cups');
    expect(handOn(there.slice('/login'.length), '/register')).toMatch(
      /^\/register\?next=%2Fsearch/,
    );
    expect(signInPath('/')).toBe('/login');
  });
});
