// Which pages may run the owner's scripts: never one with a password, a payment or an order.
import { describe, expect, it } from 'vitest';
import { routePattern, scriptPages } from '#contract/script-pages.ts';
import { pageIdAt } from '#web/page-address.ts';
import { barePages, checkoutPages, shopPages } from '#web/page-list.ts';

const all = [...shopPages, ...barePages, ...checkoutPages];
const NEVER =
  /^(admin|user|login|register|forgot-password|seller|social-callback|[\w]+-callback|shipping|checkout|track-order|newsletter|stock-notice|sale-notice)(\/|$)/;
const spelt = (path: string) => `/${path.replaceAll(/:\w+/g, 'x')}`;
const held = new RegExp(routePattern(['all']));

describe('pages that may hold the owner’s scripts', () => {
  it('stand in the list of pages with the same path', () => {
    const paths = new Map(all.map(({ id, path }) => [id, path]));
    for (const [id, path] of Object.entries(scriptPages)) expect(paths.get(id), id).toBe(path);
  });

  it('exclude those for signing in, paying, accounts, orders and mailed links', () => {
    const never = all.filter(({ path }) => NEVER.test(path));
    expect(never.length).toBeGreaterThan(20);
    for (const { id, path } of never) {
      expect(Object.keys(scriptPages), id).not.toContain(id);
      for (const prefix of ['', '/ar'])
        for (const end of ['', '/'])
          expect(held.test(`${prefix}${spelt(path)}${end}`), path).toBe(false);
    }
  });

  it('have the paths that the pattern of them says, in every language', () => {
    for (const [id, path] of Object.entries(scriptPages)) {
      const pattern = new RegExp(routePattern([id]));
      for (const written of [spelt(path), `/fr${spelt(path)}`.replace(/\/$/, '')]) {
        expect(pattern.test(written), written).toBe(true);
        expect(pageIdAt(written, ['fr']), written).toBe(id);
      }
    }
  });

  it('are found by the server however an address is written', () => {
    expect(pageIdAt('/FR/login', ['fr'])).toBeNull();
    expect(pageIdAt('/LOGIN', ['fr'])).toBe('login');
    expect(pageIdAt('//fr//cart/', ['fr'])).toBe('cart');
    expect(pageIdAt('/%63heckout', ['fr'])).toBe('checkout');
    expect(pageIdAt('/nowhere/at/all/there', ['fr'])).toBeNull();
  });
});
