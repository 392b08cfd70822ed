// The settings of a process: only this code knows the names of environment variables.
import { resolve } from 'node:path';
import type { gatewayMethod } from '#contract/constants.ts';
import { senderOf, type Sender } from '#base/sender.ts';
import type { Name } from '#hall/settings-list.ts';
import { storedDatabase } from '#hall/stored-database.ts';
import { createReader, hostOf, LOOPBACK, readSafeUrl, type Reader } from '#hall/settings-reader.ts';

export type Role = 'all' | 'web' | 'worker';
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Whether DATABASE_URL gives the database, rather than the file that the set-up wrote. */
  databaseFixed: boolean;
  /** Whether an empty database is filled with the demo market. */
  demo: boolean;
  databasePool: number;
  role: Role;
  limits: boolean;
  keepBytes: number;
  publicUrl: string;
  hsts: 'on' | 'host' | 'off';
  /** Whether browsers may keep public pages for offline use. */
  offlinePages: boolean;
  /** Origins of other web clients: they may call the API, and gateways lead back to them. */
  clientOrigins: string[];
  /** Whether a social sign-in that began at one of them gets a bearer in the address. */
  socialTokenInAddress: boolean;
  trustedProxies: number;
  logLevel: string;
  /** The mail server and sender; null: as the owner set them. */
  mail: { smtpUrl: string; from: Sender } | null;
  /** Ports that the owner may use for a mail server. */
  mailPorts: number[];
  /** The shop's own keys at sign-in providers; null: as the owner set them. */
  social: {
    google: Keys | null;
    facebook: Keys | null;
  };
  /** The addresses of the providers. */
  socialAt: { issuer: string; baseUrl: string; graphUrl: string; version: string };
  /** The key that encrypts stored secrets: 64 hex digits; null: one in the data folder. */
  secretsKey: string | null;
  /** Whether webhooks may lead to this machine, and by http. */
  webhooksHere: boolean;
  /** The addresses of the payment gateways, if not the real ones. */
  gateways: GatewayAddresses;
};
/** null: the real address. `loopbackOnly`: this process calls no gateway on another machine. */
type GatewayAddresses = { at: Record<GatewayCode, string | null>; loopbackOnly: boolean };
type GatewayCode = keyof typeof gatewayMethod;
type Keys = { id: string; secret: string };

/** Reads the settings. Throws one Error that lists every mistake in a sentence of its own. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const reader = createReader(env);
  const { value, check, whole, ports, word, url, mistakes } = reader;
  const port = whole('PORT', 0, 65_535);
  const host = value('HOST');
  const dataDir = resolve(value('DATA_DIR'));
  const databaseUrl =
    url('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']) || null;
  const limits = word('LIMITS', ['on', 'off']) === 'on';
  check(
    limits || LOOPBACK.has(host),
    `LIMITS is off while HOST is ${host}: they may be off only on the loopback address ` +
      '(127.0.0.1).',
  );
  const smtpUrl = url('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:']);
  const from = senderOf(value('MAIL_FROM'));
  check(
    from !== null || (!smtpUrl && !value('MAIL_FROM')),
    'MAIL_FROM is missing or wrong; SMTP_URL needs a sender: mail@shop.example or Name ' +
      '<mail@shop.example>.',
  );
  const config: Config = {
    port,
    host,
    limits,
    dataDir,
    databasePool: whole('DATABASE_POOL', 2, 500),
    keepBytes: whole('KEEP_MB', 0, 65_536) * 1024 * 1024,
    role: word('ROLE', ['all', 'web', 'worker']),
    databaseUrl: databaseUrl ?? storedDatabase(dataDir),
    databaseFixed: databaseUrl !== null,
    demo: word('DEMO', ['on', 'off']) === 'on',
    publicUrl:
      url('PUBLIC_URL', value('PUBLIC_URL'), ['http:', 'https:']).replace(/\/+$/, '') ||
      `http://localhost:${port}`,
    hsts: word('HSTS', ['on', 'host', 'off']),
    offlinePages: word('OFFLINE_PAGES', ['on', 'off']) === 'on',
    clientOrigins: value('CLIENT_ORIGIN')
      .split(',')
      .flatMap((one) => originOf(url('CLIENT_ORIGIN', one.trim(), ['http:', 'https:']))),
    socialTokenInAddress: word('SOCIAL_TOKEN_IN_ADDRESS', ['on', 'off']) === 'on',
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    logLevel: word('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    mail: smtpUrl && from ? { smtpUrl, from } : null,
    mailPorts: ports('MAIL_PORTS'),
    ...readSocial(reader),
    secretsKey: value('SECRETS_KEY').toLowerCase() || null,
    ...readWaysOut(reader),
  };
  check(
    config.secretsKey === null || /^[0-9a-f]{64}$/.test(config.secretsKey),
    'SECRETS_KEY must be 64 hex digits; make one with `openssl rand -hex 32`.',
  );
  if (mistakes.length)
    throw new Error(
      'Souk cannot start with these ' +
        `settings:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`,
    );
  return config;
}

/** Whether, by its settings, the shop can only be reached from this machine. */
export function isOnlyHere({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return LOOPBACK.has(host) && LOOPBACK.has(hostOf(publicUrl));
}

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The addresses that the shop may call: gateways and webhooks. */
function readWaysOut(reader: Reader): Pick<Config, 'webhooksHere' | 'gateways'> {
  const { word } = reader;
  return {
    webhooksHere: word('WEBHOOKS', ['public', 'loopback']) === 'loopback',
    gateways: readGateways(reader, word('GATEWAYS', ['anywhere', 'loopback']) === 'loopback'),
  };
}

function readGateways(reader: Reader, loopbackOnly: boolean): GatewayAddresses {
  const at = (name: Name) => readSafeUrl(reader, name).replace(/\/+$/, '') || null;
  return {
    at: {
      stripe: at('STRIPE_URL'),
      paypal: at('PAYPAL_URL'),
      razorpay: at('RAZORPAY_URL'),
      flutterwave: at('FLUTTERWAVE_URL'),
      iyzico: at('IYZICO_URL'),
    },
    loopbackOnly,
  };
}

function readSocial(reader: Reader): Pick<Config, 'social' | 'socialAt'> {
  const { value, check } = reader;
  const pair = (name: Name, secretName: Name) => {
    const [id, secret] = [value(name), value(secretName)];
    check(!id === !secret, `${name} and ${secretName} belong together; set both or neither.`);
    return id && secret ? { id, secret } : null;
  };
  const version = value('FACEBOOK_VERSION');
  check(
    /^v\d{1,3}\.\d{1,2}$/.test(version),
    `FACEBOOK_VERSION is ${JSON.stringify(version)}; it must look like v26.0.`,
  );
  const google = pair('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = pair('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  const issuer = readSafeUrl(reader, 'GOOGLE_ISSUER');
  const baseUrl = readSafeUrl(reader, 'FACEBOOK_BASE_URL').replace(/\/+$/, '');
  const graphUrl = readSafeUrl(reader, 'FACEBOOK_GRAPH_URL').replace(/\/+$/, '');
  return { social: { google, facebook }, socialAt: { issuer, baseUrl, graphUrl, version } };
}
