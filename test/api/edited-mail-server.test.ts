// The mail server, as the owner sets it: tested with a real letter, its password never shown, and
// used at once by every process.
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { freePort } from '../free-port.ts';
import { openMailbox, type Mailbox } from '../mailbox.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

type Input = Record<string, unknown>;
const PASSWORD = 'four quiet lamps';
const portOf = ({ url }: Mailbox) => Number(new URL(url).port);

let base: Fresh;
let open: TestShop;
let beside: TestShop;
let box: Mailbox;
let other: Mailbox;
let owner: MadeStaff;
let closed: number;
let silent: ReturnType<typeof createServer>;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  [box, other] = await Promise.all([openMailbox(PASSWORD), openMailbox()]);
  closed = await freePort();
  silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const mailPorts = [portOf(box), portOf(other), closed, (silent.address() as AddressInfo).port];
  open = await openShop(base, { mailPorts });
  beside = await openShop(base, { mailPorts, dataDir: open.services.config.dataDir });
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});
afterAll(async () => {
  silent.close();
  await beside.close();
  await open.close();
  await Promise.all([box.close(), other.close()]);
  await base.close();
});

const server = (more: Input = {}): Input => ({
  host: '127.0.0.1',
  port: portOf(box),
  security: 'none',
  username: 'mail@souk.example',
  password: PASSWORD,
  sender_name: '',
  sender_address: 'mail@souk.example',
  ...more,
});
const callAsOwner = (call: string, input: Input = {}) =>
  open.call(
    call === 'save' || call === 'test' ? 'POST' : 'GET',
    pathOf(call),
    input,
    owner.headers,
  );
const pathOf = (call: string) => `admin/mail-server${call === 'open' ? '' : `/${call}`}`;
const opened = async () => (await callAsOwner('open')).data as Input & { version: number };
const save = async (more: Input) =>
  callAsOwner('save', { ...server(), enabled: true, version: (await opened()).version, ...more });
const test = (more: Input = {}) =>
  callAsOwner('test', { to: 'reader@example.com', ...server(more) });

describe('the test of a mail server', () => {
  it('sends a real letter, and changes nothing', async () => {
    expect(await test()).toMatchObject({ status: 200, data: null });
    expect(box.received).toMatchObject([{ from: 'mail@souk.example', to: ['reader@example.com'] }]);
    expect(await opened()).toMatchObject({ version: 1, enabled: false, host: '' });
  });

  it.each([
    ['mail-login', 'password', { password: 'wrong' }],
    ['mail-host-unknown', 'host', { host: 'nowhere.invalid', security: 'tls' }],
    ['mail-tls', 'security', { security: 'tls' }],
    ['mail-tls', 'security', { security: 'starttls' }],
    ['mail-port', 'port', { port: 22 }],
    ['mail-password-open', 'security', { host: 'mail.souk.example' }],
    ['required', 'host', { host: '' }],
    ['required', 'password', { password: '' }],
    ['required', 'sender_address', { sender_address: '' }],
    ['invalid-input', 'host', { host: 'http://127.0.0.1/' }],
    ['invalid-email', 'to', { to: 'nobody' }],
  ])('says %s beside %s', async (code, field, more) => {
    const { data, text } = await test(more);
    expect(data).toMatchObject({
      code: code.replace('invalid-email', 'invalid-input'),
      fields: { [field]: expect.stringMatching(/\S/) },
    });
    expect(text).not.toContain(PASSWORD);
  });

  it('says that nobody is there, and nothing of what was there', async () => {
    const { port } = silent.address() as AddressInfo;
    const [nobody, mute] = await Promise.all([test({ port: closed }), test({ port })]);
    for (const { data } of [nobody, mute])
      expect(data).toMatchObject({ code: 'mail-unreachable', fields: { host: expect.anything() } });
  }, 20_000);

  it('distinguishes a refused sender from a refused recipient, in our own words', async () => {
    const anybody = { port: portOf(other), username: '' };
    other.refuse(() => ({ code: 550, text: 'no such user, says Banner/1.2' }));
    const recipient = await test(anybody);
    other.refuseSender('not from you, says Banner/1.2');
    const sender = await test(anybody);
    other.refuse(() => null);
    other.refuseSender('');
    expect(recipient.data).toMatchObject({ code: 'mail-recipient' });
    expect(sender.data).toMatchObject({ code: 'mail-sender' });
    expect(recipient.text + sender.text).not.toContain('Banner');
  });
});

describe('the mail server of the shop', () => {
  it('takes letters at once, in every process, and so does the next one', async () => {
    const stop = await startJobs(beside.services, base.url);
    const sent = async (mailbox: Mailbox) => {
      const email = `${unique('reader')}@example.com`;
      await transaction(base.db, (tx) =>
        writeTo(tx, 'welcome', { email, language: 'en' }, { name: 'Amal' }),
      );
      await vi.waitFor(() => expect(mailbox.received.map(({ to }) => to)).toContainEqual([email]), {
        timeout: 10_000,
      });
    };
    expect(await save({})).toMatchObject({ status: 200, data: { enabled: true, version: 2 } });
    await sent(box);
    expect(await save({ port: portOf(other), username: '', password: '' })).toMatchObject({
      status: 200,
      data: { has_password: false },
    });
    await sent(other);
    await stop();
    expect((await callAsOwner('standing')).data).toMatchObject({
      waiting: 0,
      failed: 0,
      sent_at: expect.any(String),
      trouble: null,
    });
  }, 30_000);

  it('keeps its password to itself, and for one server alone', async () => {
    await save({});
    const stored = await base.db.selectFrom('mail_server').selectAll().executeTakeFirstOrThrow();
    const history = await callAsOwner('edits');
    for (const text of [JSON.stringify(stored), history.text, (await callAsOwner('open')).text])
      expect(text).not.toContain(PASSWORD);
    expect(history.data).toMatchObject([
      { by: 'Leila Haddad', became: { sealed: '•••' } },
      { became: { sealed: null } },
      { became: { sealed: '•••' } },
    ]);
    expect(await save({ password: '', sender_name: 'Lamps' })).toMatchObject({ status: 200 });
    expect(await test({ password: '' })).toMatchObject({ status: 200 });
    for (const more of [{ host: 'localhost' }, { username: 'somebody' }])
      expect((await test({ ...more, password: '' })).data).toMatchObject({
        code: 'required',
        fields: { password: expect.anything() },
      });
  });

  it('is not saved over another person’s unseen change', async () => {
    const { version } = await opened();
    const both = await Promise.all(
      ['One', 'Two'].map((sender_name) =>
        callAsOwner('save', { ...server({ sender_name }), enabled: true, version }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });

  it('shows why the last letter was not sent', async () => {
    await base.db
      .insertInto('mails')
      .values({
        kind: 'welcome',
        recipient: 'a@b.co',
        language: 'en',
        subject: 'S',
        html: '',
        plain: '',
        state: 'failed',
        trouble: 'login',
        trouble_at: new Date(),
      })
      .execute();
    expect((await callAsOwner('standing')).data).toMatchObject({
      failed: 1,
      trouble: { said: expect.stringContaining('password') },
    });
  });
});

describe('a mail server that the environment names', () => {
  it('overrides the stored settings, is shown, and cannot be changed here', async () => {
    const from = { name: 'Env', address: 'env@souk.example' };
    const named = await openShop(base, { mail: { smtpUrl: other.url, from } });
    const at = (method: string, path: string, input: Input = {}) =>
      named.call(method, path, input, owner.headers);
    expect((await at('GET', 'admin/mail-server')).data).toMatchObject({
      fixed: true,
      enabled: true,
      port: portOf(other),
      sender_address: 'env@souk.example',
    });
    expect(
      (await at('POST', 'admin/mail-server/save', { ...server(), version: 1 })).data,
    ).toMatchObject({ code: 'set-by-environment' });
    const tried = { ...server({ host: 'elsewhere.example' }), to: 'env-reader@example.com' };
    expect(await at('POST', 'admin/mail-server/test', tried)).toMatchObject({ status: 200 });
    expect(other.received.at(-1)).toMatchObject({ from: 'env@souk.example' });
    await named.close();
  });
});
