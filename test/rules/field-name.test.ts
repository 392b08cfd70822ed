// The names of fields in refusals, for people and for other clients.
import { expect, it } from 'vitest';
import { fieldName, sayOf } from '#words/field-name.ts';

it.each([
  ['en', 'New password is required'],
  ['fr', 'Le champ «\u00a0Nouveau mot de passe\u00a0» est obligatoire'],
  ['ar', 'حقل «كلمة المرور الجديدة» مطلوب'],
  ['tr', '“Yeni şifre” alanı zorunludur'],
  ['hi', '“नया पासवर्ड” ज़रूरी है'],
])('a refusal names its field in %s', (language, field) =>
  expect(
    sayOf(language, 'account.updatePassword')('refusal.required', { field: 'new_password' }),
  ).toBe(field),
);

it('a field is called as the screen of its call calls it', () =>
  expect(
    ['address.action', 'contact.send', ''].map((call) => fieldName('en', 'name', call)),
  ).toEqual(['Full name', 'Name', 'Name']));

it('what is no field stays as somebody typed it', () =>
  expect(fieldName('ar', '12,345')).toBe('12,345'));
