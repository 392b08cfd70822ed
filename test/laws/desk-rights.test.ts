// Permissions are defined only in the contract: the menu and screens of the back office use the
// permission of the call that they make.
import { describe, expect, it } from 'vitest';
import { deskPermissions } from '#contract/desk-addresses.ts';
import { NAVIGATION } from '#web/desk/frame/navigation.ts';
import { PLACES, placesFor } from '#web/seller/frame/places.ts';
import { filesIn, hold, textOf } from './sources.ts';

const screens = [...filesIn('src/web/desk'), ...filesIn('src/web/seller')].filter((file) =>
  /\.tsx?$/.test(file),
);
const named = (call: string) =>
  screens.some(
    (file) => !file.includes('/frame/') && new RegExp(`['"]${call}['"]`).test(textOf(file)),
  );

describe('the menu of the desk', () => {
  it.each(NAVIGATION.flatMap(({ places }) => places).filter(({ name }) => name !== 'home'))(
    'opens $path to who may make $call, which a screen makes',
    ({ call }) => {
      expect(deskPermissions[call]).toBeDefined();
      expect(named(call)).toBe(true);
    },
  );
});

describe('the menu of the seller centre', () => {
  const places = PLACES.flatMap((group) => group.places).filter(({ name }) => name !== 'today');
  it.each(places)('opens $path to who may make $call, which a screen makes', ({ call }) => {
    expect(deskPermissions[call]).toBeDefined();
    expect(named(call)).toBe(true);
  });
  it('leads owners alone to closing the store', () => {
    const to = (role: 'owner' | 'manager') =>
      placesFor({ role, permissions: ['people'] }).flatMap((group) => group.places);
    expect(to('manager').map(({ name }) => name)).not.toContain('closing');
    expect(to('owner').map(({ name }) => name)).toContain('closing');
  });
  it('has at most four places in the bar of a phone', () =>
    expect(PLACES.flatMap((group) => group.places).filter(({ bar }) => bar).length).toBeLessThan(
      5,
    ));
});

describe('the screens of the desk', () => {
  it('ask by the call that they make, not by a permission of their own', () => {
    hold(
      screens
        .filter((file) => !file.endsWith('/parts/may-make.ts'))
        .filter((file) => /permissions\.includes\('/.test(textOf(file)))
        .map((file) => `${file} asks for a permission: ask useMay() for the call that it makes`),
    );
  });
});
