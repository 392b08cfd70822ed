import { describe, expect, it } from 'vitest';
import { checkContact, checkEmail } from '#web/ui/form/check-contact.ts';

const contact = {
  name: 'Amal',
  email: 'amal@example.com',
  subject: 'A lamp',
  message: 'Does it come in red?',
};

describe('a message to the shop', () => {
  it('with all four fields can go', () => expect(checkContact(contact)).toEqual({}));
  it('says of each field that it is missing', () =>
    expect(checkContact({})).toEqual({
      name: 'required',
      email: 'required',
      subject: 'required',
      message: 'required',
    }));
  it('can not go with an empty one', () =>
    expect(checkContact({ ...contact, message: '' })).toEqual({ message: 'required' }));
  it.each(['amal', 'amal@example', 'a b@example.com', 'amal@example.com?bcc=all@example.com, x'])(
    'can not be answered to %s',
    (email) => expect(checkContact({ ...contact, email })).toEqual({ email: 'invalid-email' }),
  );
});

describe('an address alone', () => {
  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['amal', 'invalid-email'],
    ['amal@example.com', undefined],
    ['first.last+news@mail.example.co.uk', undefined],
  ])('%s is %s', (email, wrong) => expect(checkEmail(email)).toBe(wrong));
});
