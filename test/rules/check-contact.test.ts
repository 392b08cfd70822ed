import { describe, expect, it } from 'vitest';
import { checkContact, mailAddress } from '#web/ui/page/check-contact.ts';

const contact = { name: 'Amal', email: 'amal@example.com', subject: 'A lamp', message: 'Does it come in red?' };

describe('a message to the shop', () => {
  it('with all four fields can go', () => expect(checkContact(contact)).toEqual({}));
  it('says of each field that it is missing', () => expect(checkContact({})).toEqual({ name: 'required', email: 'required', subject: 'required', message: 'required' }));
  it('can not go with an empty one', () => expect(checkContact({ ...contact, message: '' })).toEqual({ message: 'required' }));
  it.each(['amal', 'amal@example', 'a b@example.com', 'amal@example.com?bcc=all@example.com, x'])('can not be answered to %s', (email) => expect(checkContact({ ...contact, email })).toEqual({ email: 'invalid-email' }));
});

describe('the address that opens a mail', () => {
  const opened = (said: Parameters<typeof mailAddress>[1]) => new URL(mailAddress('shop@example.com', said));
  it('leads to the shop, with subject and text, and says who wrote', () => {
    const { protocol, pathname, searchParams } = opened(contact);
    expect([protocol, pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual(['mailto:', 'shop@example.com', 'A lamp', 'Does it come in red?\r\n\r\nAmal\r\namal@example.com']);
  });
  it('breaks lines as mails do, whatever the browser wrote', () => expect(opened({ message: 'a\nb\r\nc' }).searchParams.get('body')).toBe('a\r\nb\r\nc\r\n\r\n\r\n'));
  it('takes no other field in from what was written', () => {
    const { pathname, searchParams } = opened({ ...contact, subject: 'Hi&bcc=all@example.com', message: '?cc=a@b.c&to=x #1 100%' });
    expect([pathname, ...searchParams.keys()]).toEqual(['shop@example.com', 'subject', 'body']);
    expect(searchParams.get('subject')).toBe('Hi&bcc=all@example.com');
    expect(searchParams.get('body')).toMatch(/^\?cc=a@b\.c&to=x #1 100%\r\n/);
  });
  it('carries every script and a plus', () => expect(opened({ subject: 'مصباح + लैंप' }).searchParams.get('subject')).toBe('مصباح + लैंप'));
});
