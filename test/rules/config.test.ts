import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#hall/config.ts';
import { settings } from '#hall/settings-list.ts';

/** The sentences a set of settings is refused with, or none. */
function mistakes(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (problem) {
    const [first, ...lines] = problem instanceof Error ? problem.message.split('\n') : [];
    expect(first).toBe('Souk cannot start with these settings:');
    return lines.map((line) => line.replace(/^ {2}- /, ''));
  }
}

const ELSEWHERE = {
  at: { stripe: null, paypal: null, razorpay: null, flutterwave: null, iyzico: null },
  loopbackOnly: false,
};

describe('no settings at all', () => {
  it('are enough for an operator to start the shop', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      databasePool: 10,
      role: 'all',
      limits: true,
      publicUrl: 'http://localhost:3000',
      clientOrigin: null,
      trustedProxies: 0,
      hsts: 'on',
      keepBytes: 268_435_456,
      logLevel: 'warn',
      mail: null,
      social: { google: null, facebook: null },
      secretsKey: null,
      gateways: ELSEWHERE,
    });
  });
  it('are the same as empty ones', () =>
    expect(readConfig(Object.fromEntries(settings.map(([name]) => [name, ' '])))).toEqual(
      readConfig({}),
    ));
});

describe('settings', () => {
  it('are read, spaces around them taken away', () => {
    expect(
      readConfig({
        PORT: ' 8080 ',
        HOST: '0.0.0.0',
        DATA_DIR: '/srv/souk',
        DATABASE_URL: 'postgresql://souk:secret@db:5432/souk',
        DATABASE_POOL: '20',
        ROLE: 'web',
        LIMITS: 'on',
        PUBLIC_URL: 'https://souk.example/',
        CLIENT_ORIGIN: 'https://client.example',
        LOG_LEVEL: 'debug',
        OTHER: 'x',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: resolve('/srv/souk'),
      databaseUrl: 'postgresql://souk:secret@db:5432/souk',
      databasePool: 20,
      role: 'web',
      limits: true,
      publicUrl: 'https://souk.example',
      clientOrigin: 'https://client.example',
      trustedProxies: 0,
      hsts: 'on',
      keepBytes: 268_435_456,
      logLevel: 'debug',
      mail: null,
      social: { google: null, facebook: null },
      secretsKey: null,
      gateways: ELSEWHERE,
    });
  });
  it('say how far browsers are told to come by https', () => {
    for (const HSTS of ['on', 'host', 'off'] as const) expect(readConfig({ HSTS }).hsts).toBe(HSTS);
    expect(mistakes({ HSTS: 'yes' })).toEqual(['HSTS is "yes"; it must be one of on, host, off.']);
  });
  it('give the shop’s address the port', () =>
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080'));
  it('may ask for any free port', () => expect(readConfig({ PORT: '0' }).port).toBe(0));
  it('may turn limits off on the loopback', () => {
    for (const HOST of ['127.0.0.1', '::1', 'localhost'])
      expect(readConfig({ LIMITS: 'off', HOST }).limits).toBe(false);
  });
  it('may be given as `.env.example` lists them', () =>
    expect(mistakes(Object.fromEntries(settings.map(([name, usual]) => [name, usual])))).toEqual(
      [],
    ));
});

describe('signing in by another site', () => {
  const google = { GOOGLE_CLIENT_ID: 'souk', GOOGLE_CLIENT_SECRET: 's3cret' };
  const facebook = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's3cret' };
  it('needs the id and the secret of each', () => {
    expect(readConfig({ ...google, ...facebook }).social).toEqual({
      google: { id: 'souk', secret: 's3cret', issuer: 'https://accounts.google.com' },
      facebook: {
        id: '1',
        secret: 's3cret',
        baseUrl: 'https://www.facebook.com',
        graphUrl: 'https://graph.facebook.com',
        version: 'v26.0',
      },
    });
    expect(mistakes({ GOOGLE_CLIENT_ID: 'souk', FACEBOOK_APP_SECRET: 's3cret' })).toEqual([
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together; set both or neither.',
      'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET belong together; set both or neither.',
    ]);
  });
  it.each(['GOOGLE_ISSUER', 'FACEBOOK_BASE_URL', 'FACEBOOK_GRAPH_URL'])(
    'asks %s over https, but on the loopback',
    (name) => {
      expect(mistakes({ [name]: 'http://id.example' })).toEqual([
        `${name} is an http:// address, which is allowed only on the loopback; use https://.`,
      ]);
      for (const here of [
        'http://127.0.0.1:9',
        'http://[::1]:9',
        'http://localhost:9',
        'https://id.example',
      ])
        expect(mistakes({ [name]: here })).toEqual([]);
    },
  );
  it('takes a version as Facebook writes it', () =>
    expect(mistakes({ FACEBOOK_VERSION: '../v26' })).toEqual([
      'FACEBOOK_VERSION is "../v26"; it must look like v26.0.',
    ]));
});

describe('the way of mail', () => {
  const mail = (SMTP_URL: string, MAIL_FROM: string) => readConfig({ SMTP_URL, MAIL_FROM }).mail;
  it('is an address of a server and who mail comes from', () => {
    expect(mail('smtp://user:pa%20ss@mail.example:587', 'mail@shop.example')).toEqual({
      smtpUrl: 'smtp://user:pa%20ss@mail.example:587',
      from: { name: '', address: 'mail@shop.example' },
    });
    expect(mail('smtps://mail.example', ' "The Souk, London" <mail@shop.example> ')?.from).toEqual({
      name: 'The Souk, London',
      address: 'mail@shop.example',
    });
    expect(mail('smtp://mail.example', 'Souk <mail@shop.example>')?.from).toEqual({
      name: 'Souk',
      address: 'mail@shop.example',
    });
    expect(mail('', 'mail@shop.example')).toBeNull();
  });
  it.each(['', 'Souk', 'mail@', 'a@b.example, c@d.example', 'Souk <mail@shop.example', 'Souk <>'])(
    'is not sent from “%s”',
    (from) =>
      expect(mistakes({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from })).toEqual([
        expect.stringMatching(/^MAIL_FROM is .+\.$/),
      ]),
  );
});

describe('a mistake', () => {
  it.each<[string, string]>([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['PORT', '٨٠'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '501'],
    ['DATABASE_POOL', 'many'],
    ['ROLE', 'master'],
    ['ROLE', 'WEB'],
    ['LIMITS', 'false'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://db/souk'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'souk'],
    ['PUBLIC_URL', 'souk.example'],
    ['PUBLIC_URL', 'ftp://souk.example'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['CLIENT_ORIGIN', 'client'],
    ['CLIENT_ORIGIN', '*'],
    ['CLIENT_ORIGIN', 'javascript:alert(1)'],
    ['MAIL_FROM', 'Souk'],
  ])('in %s (%s) is said in one sentence that names it, and nothing else is', (name, value) => {
    const said = mistakes({ [name]: value });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${name} is .+\\.$`));
  });
  it('says what would be right', () => {
    expect(mistakes({ DATABASE_POOL: '1' })).toEqual([
      'DATABASE_POOL is "1"; it must be a whole number from 2 to 500.',
    ]);
    expect(mistakes({ ROLE: 'master' })).toEqual([
      'ROLE is "master"; it must be one of all, web, worker.',
    ]);
    expect(mistakes({ DATABASE_URL: 'souk' })).toEqual([
      'DATABASE_URL is not an address that begins with postgres:// or postgresql://.',
    ]);
  });
  it('is limits that are off where other machines come in', () =>
    expect(mistakes({ LIMITS: 'off', HOST: '0.0.0.0' })).toEqual([
      'LIMITS is off while HOST is 0.0.0.0: they may be off only on the loopback address (127.0.0.1).',
    ]));
  it('is said with all the others at once', () => {
    const wrong = {
      DATABASE_POOL: '0',
      ROLE: 'x',
      LIMITS: 'x',
      DATABASE_URL: 'x',
      PUBLIC_URL: 'x',
      CLIENT_ORIGIN: 'x',
      LOG_LEVEL: 'x',
      PORT: 'x',
    };
    expect(
      mistakes(wrong)
        .map((said) => said.split(' ')[0])
        .toSorted(),
    ).toEqual(Object.keys(wrong).toSorted());
  });
  it('never says a password', () =>
    expect(mistakes({ DATABASE_URL: 'mysql://souk:hunter2@db/souk' }).join()).not.toContain(
      'hunter2',
    ));
  it('in SMTP_URL says no password either', () => {
    const said = mistakes({
      SMTP_URL: 'http://souk:hunter2@mail.example',
      MAIL_FROM: 'mail@shop.example',
    });
    expect(said).toEqual(['SMTP_URL is not an address that begins with smtp:// or smtps://.']);
  });
});

describe('every setting', () => {
  it.each(settings.map(([name, , about]) => [name, about]))(
    '%s is explained: %s',
    (name, about) => {
      expect(name).toMatch(/^[A-Z_]+$/);
      expect(about).toMatch(/^\S.{15,}\.$/);
    },
  );
});
