// Addresses are judged by their country, for every client.
import { describe, expect, it } from 'vitest';
import { address } from '../carts.ts';
import { open, withDemoShop } from './own-shop.ts';
import { newShopper } from './shopper.ts';

withDemoShop();

describe('addresses', () => {
  it('are judged by their country, and refused by the names that parts have there', async () => {
    const { user_token } = newShopper();
    const messageFor = async (fields: Record<string, unknown>, language = 'en') =>
      (
        await open.send(
          'address.action',
          { ...address, ...fields, user_token },
          language === 'en' ? {} : { language },
        )
      ).message;
    const british = { country: 'GB', state: '', city: 'Bristol' };
    expect([
      await messageFor({ ...british, zip: '' }),
      await messageFor({ country: 'US', state: '', zip: '95014' }),
      await messageFor({ country: 'IN', state: 'MH', zip: '12' }, 'fr'),
      await messageFor({ phone: '12' }),
    ]).toEqual([
      'Postcode is required',
      'State is required',
      'Le champ «\u00a0Code PIN postal\u00a0» n’est pas valide. Par exemple\u00a0: 110034',
      'This phone number isn’t complete or has a wrong digit. For example: 06 12 34 56 78',
    ]);
    const save = (fields: Record<string, unknown>) =>
      open.ask('address.action', { ...address, ...british, ...fields, user_token });
    expect((await save({ zip: 'bs1 4dj' })).lines).toEqual([
      '1, rue de la Paix',
      'Bristol',
      'BS1 4DJ',
      'United Kingdom',
    ]);
    expect((await save({ zip: 'BS1 4DJ', state: 'BST' })).state).toBe('BST');
  });
  it('have a form for each country, with what its parts are called', async () => {
    const british = await open.ask('places.addressForm', { country: 'gb' });
    expect(british.parts.map(({ label }) => label)).toEqual([
      'Address',
      'Town or city',
      'Postcode',
    ]);
    expect(british).toMatchObject({ country: 'GB', zip_example: 'EC1Y 8SY', states: [] });
    const emirates = await open.ask('places.addressForm', { country: 'AE' });
    expect(emirates.parts.map(({ name }) => name)).toEqual(['address_1', 'state']);
    expect(emirates.states).toHaveLength(7);
  });
});
