import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#hall/config.ts';
import { settings } from '#hall/settings-list.ts';
import { mistakes } from './config-refusal.ts';

const REAL = {
  issuer: 'https://accounts.google.com',
  baseUrl: 'https://www.facebook.com',
  graphUrl: 'https://graph.facebook.com',
  version: 'v26.0',
};
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
      databaseFixed: false,
      demo: true,
      databasePool: 10,
      role: 'all',
      limits: true,
      publicUrl: 'http://localhost:3000',
      clientOrigins: [],
      socialTokenInAddress: false,
      trustedProxies: 0,
      hsts: 'on',
      offlinePages: true,
      keepBytes: 268_435_456,
      logLevel: 'warn',
      mail: null,
      mailPorts: [25, 465, 587, 2525],
      social: { google: null, facebook: null },
      socialAt: REAL,
      secretsKey: null,
      webhooksHere: false,
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
        CLIENT_ORIGIN: 'https://client.example, https://other.example/shop',
        LOG_LEVEL: 'debug',
        OTHER: 'x',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: resolve('/srv/souk'),
      databaseUrl: 'postgresql://souk:secret@db:5432/souk',
      databaseFixed: true,
      demo: true,
      databasePool: 20,
      role: 'web',
      limits: true,
      publicUrl: 'https://souk.example',
      clientOrigins: ['https://client.example', 'https://other.example'],
      socialTokenInAddress: false,
      trustedProxies: 0,
      hsts: 'on',
      offlinePages: true,
      keepBytes: 268_435_456,
      logLevel: 'debug',
      mail: null,
      mailPorts: [25, 465, 587, 2525],
      social: { google: null, facebook: null },
      socialAt: REAL,
      secretsKey: null,
      webhooksHere: false,
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
    const { social, socialAt } = readConfig({ ...google, ...facebook });
    expect(social).toEqual({
      google: { id: 'souk', secret: 's3cret' },
      facebook: { id: '1', secret: 's3cret' },
    });
    expect(socialAt).toEqual(REAL);
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

describe('how mail is sent', () => {
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

describe('every setting', () => {
  it.each(settings.map(([name, , about]) => [name, about]))(
    '%s is explained: %s',
    (name, about) => {
      expect(name).toMatch(/^[A-Z_]+$/);
      expect(about).toMatch(/^\S.{15,}\.$/);
    },
  );
});
