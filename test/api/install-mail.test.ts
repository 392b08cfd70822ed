// The first set-up’s mail: tested with a real letter first, and saved with the market.
import { describe, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { openMailbox } from '../mailbox.ts';
import { openShop } from '../shop.ts';
import { all, base, code, dataDir, open, withEmptyMarket } from './empty-market.ts';

withEmptyMarket();

describe('install/test-mail', () => {
  it('sends a letter, says what the mail server answered instead, and that there is none', async () => {
    const email = 'amal@example.com';
    expect(await open.ask('install.testMail', { code, email })).toEqual({ sent: false, said: '' });
    const mailbox = await openMailbox();
    const from = { name: '', address: 'mail@souk.example' };
    const mailing = await openShop(base, { dataDir, mail: { smtpUrl: mailbox.url, from } });
    const test = () => mailing.ask('install.testMail', { code, email }, { language: 'tr' });
    expect(await test()).toEqual({ sent: true, said: '' });
    expect(mailbox.received.map(({ to, plain }) => [to, plain.trim()])).toEqual([
      [[email], sayIn('tr')('letter.set-up-text')],
    ]);
    mailbox.refuse(() => ({ code: 550, text: '5.1.1 nobody here' }));
    expect(await test()).toEqual({ sent: false, said: expect.stringContaining('nobody here') });
    await mailing.close();
    await mailbox.close();
  });
});

describe('a mail server that is typed in the set-up', () => {
  const typed = (port: number) => ({
    host: '127.0.0.1',
    port,
    security: 'none' as const,
    username: '',
    password: '',
    sender_name: '',
    sender_address: 'mail@souk.example',
  });

  it('is tested with a letter, its fault shows beside its field, and it is saved with the market', async () => {
    const mailbox = await openMailbox();
    const port = Number(new URL(mailbox.url).port);
    const shop = await openShop(base, { dataDir, mailPorts: [port] });
    const email = 'amal@example.com';
    expect(await shop.ask('install.testMail', { code, email, mail: typed(port) })).toEqual({
      sent: true,
      said: '',
    });
    expect(mailbox.received.map(({ to, from }) => [to, from])).toEqual([
      [[email], 'mail@souk.example'],
    ]);
    const wrong = await shop.send('install.testMail', { code, email, mail: typed(81) });
    expect(wrong.data).toMatchObject({
      code: 'mail-port',
      fields: { 'mail.port': expect.stringMatching(/\S/) },
    });
    mailbox.refuse(() => ({ code: 550, text: '5.1.1 nobody here' }));
    expect(
      (await shop.send('install.testMail', { code, email, mail: typed(port) })).data,
    ).toMatchObject({ code: 'mail-recipient' });
    const bad = await shop.send('install.finish', { ...all(), mail: typed(81) });
    expect(bad.data).toMatchObject({ fields: { 'mail.port': expect.any(String) } });
    expect(await base.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect(await shop.ask('install.finish', { ...all(), mail: typed(port) })).toBeNull();
    expect(
      await base.db
        .selectFrom('mail_server')
        .select(['enabled', 'host', 'port', 'sender_address'])
        .executeTakeFirst(),
    ).toEqual({ enabled: true, host: '127.0.0.1', port, sender_address: 'mail@souk.example' });
    await shop.close();
    await mailbox.close();
  });
});
