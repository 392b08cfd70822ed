// The service worker as the server sends it.
import { describe, expect, it } from 'vitest';
import { createWorker, KEPT, cachedPages } from '#web/worker.ts';
import { barePages, checkoutPages, shopPages } from '#web/page-list.ts';

const BUILD = { script: '// the worker itself', build: 'b1' };
const CODES = ['en', 'fr', 'ar', 'tr', 'hi'];
const text = (on: boolean) => String(createWorker(BUILD, on)(CODES).body);
const cachedPath = new RegExp(cachedPages(CODES));
const example = (path: string) => `/${path.replaceAll(/:\w+/g, '7')}`;

describe('the pages that browsers may keep', () => {
  it.each([
    '/',
    '/ar',
    '/brands',
    '/fr/categories',
    '/all/products',
    '/all/kitchen/knives',
    '/flash-sale/3',
    '/page/privacy-policy',
    '/shop/atelier',
    '/atelier/brand',
    '/tr/desk-lamp/product/12',
  ])('are public ones, such as %s', (path) => expect(path).toMatch(cachedPath));
  it.each([
    '/cart',
    '/ar/cart',
    '/shipping',
    '/checkout',
    '/login',
    '/fr/register',
    '/user/orders',
    '/user/order/12',
    '/ar/user/profile',
    '/user/wishlists',
    '/track-order',
    '/search',
    '/payment-callback',
    '/api',
    '/api/v1/product/12',
    '/newsletter/confirm',
  ])('are none of a person, such as %s', (path) => expect(path).not.toMatch(cachedPath));
  it('are pages of the shop, and no others', () => {
    for (const { path, id } of [...shopPages, ...barePages, ...checkoutPages])
      if (path) expect([path, cachedPath.test(example(path))]).toEqual([path, KEPT.has(id)]);
  });
});

describe('the worker', () => {
  it('is asked for anew each time, and differs by build', () => {
    const { headers, body } = createWorker(BUILD, true)(CODES);
    expect(headers['cache-control']).toBe('no-cache');
    expect(String(body)).toContain(BUILD.script);
    expect(String(createWorker({ ...BUILD, build: 'b2' }, true)(CODES).body)).not.toBe(
      String(body),
    );
  });
  it('has a page in each language for when there is no connection', () => {
    for (const sentence of ['No connection', 'Pas de connexion', 'لا يوجد اتصال', 'Bağlantı yok'])
      expect(text(true)).toContain(sentence);
  });
  it('is another one as soon as the market speaks another language', () => {
    const spanish = String(createWorker(BUILD, true)([...CODES, 'es']).body);
    expect(spanish).not.toBe(text(true));
    expect(spanish).toContain('"languages":["en","fr","ar","tr","hi","es"],"first":"en"');
    expect('/es/brands').toMatch(new RegExp(cachedPages(['en', 'es'])));
    expect('/es/brands').not.toMatch(cachedPath);
  });
  it('switched off empties its cache, removes itself and answers nothing', () => {
    expect(text(false)).toMatch(/caches\.delete[\s\S]*unregister/);
    expect(text(false)).not.toMatch(/fetch/);
  });
});
