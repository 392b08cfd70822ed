// The settings of a process: the only code that knows environment names.
import { resolve } from 'node:path';
import { senderOf, type Sender } from '#base/sender.ts';

export type Role = 'all' | 'web' | 'worker';
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  role: Role;
  limits: boolean;
  keepBytes: number;
  publicUrl: string;
  hsts: 'on' | 'host' | 'off';
  clientOrigin: string | null;
  trustedProxies: number;
  logLevel: string;
  /** How mail is sent and from whom; null: letters stay in the outbox. */
  mail: { smtpUrl: string; from: Sender } | null;
  /** The shop's own keys with those who sign people in; null: not with them. */
  social: {
    google: (Keys & { issuer: string }) | null;
    facebook: (Keys & { baseUrl: string; graphUrl: string; version: string }) | null;
  };
  /** What seals the gateways' keys: 64 hex digits; null: one of the data folder's own. */
  secretsKey: string | null;
  /** Where the payment gateways stand, when not where they really do. */
  gateways: GatewayAddresses;
};
/** null: where it really stands. `loopbackOnly`: this process asks no gateway elsewhere. */
type GatewayAddresses = {
  stripe: string | null;
  paypal: string | null;
  razorpay: string | null;
  flutterwave: string | null;
  iyzico: string | null;
  loopbackOnly: boolean;
};
type Keys = { id: string; secret: string };

/**
 * Every setting: its name, what it is without being set, and what it does. `.env.example` lists the
 * same.
 */
export const settings = [
  ['PORT', '3000', 'Port the shop listens on.'],
  [
    'HOST',
    '127.0.0.1',
    'Address the shop listens on; 0.0.0.0 accepts connections from other machines.',
  ],
  ['DATA_DIR', './data', 'Folder for the embedded PostgreSQL, the pictures and the generated key.'],
  [
    'DATABASE_URL',
    '',
    'PostgreSQL 15+ to use instead of the embedded one: postgres://user:password@host:5432/name.',
  ],
  [
    'DATABASE_POOL',
    '10',
    'Most database connections for requests, per process; everything else uses up to eleven more.',
  ],
  [
    'KEEP_MB',
    '256',
    'Most memory for cached pages and API answers, in megabytes; 0 turns the cache off.',
  ],
  ['ROLE', 'all', 'What this process runs: all, web (pages and API) or worker (background jobs).'],
  ['LIMITS', 'on', 'Rate limits: on, or off for benchmarks on the loopback address.'],
  ['PUBLIC_URL', '', 'Address of the shop as shoppers type it; http://localhost:PORT when unset.'],
  [
    'HSTS',
    'on',
    'Browsers use HTTPS only, for a year (with an https:// PUBLIC_URL): on, host or off.',
  ],
  ['CLIENT_ORIGIN', '', 'Origin of a separate web client that may call the API.'],
  [
    'TRUSTED_PROXIES',
    '0',
    'How many of your own proxies in front of the shop append to X-Forwarded-For.',
  ],
  [
    'SMTP_URL',
    '',
    'Mail server, smtp://user:password@host:587 or smtps://; without it, mail stays in the outbox.',
  ],
  [
    'MAIL_FROM',
    '',
    'Sender of all mail: mail@shop.example or Name <mail@shop.example>; required with SMTP_URL.',
  ],
  [
    'GOOGLE_CLIENT_ID',
    '',
    'OAuth client ID of the shop at Google; set it together with the secret.',
  ],
  ['GOOGLE_CLIENT_SECRET', '', 'OAuth client secret of the shop at Google.'],
  [
    'GOOGLE_ISSUER',
    'https://accounts.google.com',
    'Issuer behind the Google button; any OpenID provider with discovery works.',
  ],
  ['FACEBOOK_APP_ID', '', 'App ID of the shop at Facebook; set it together with the secret.'],
  ['FACEBOOK_APP_SECRET', '', 'App secret of the shop at Facebook.'],
  ['FACEBOOK_BASE_URL', 'https://www.facebook.com', 'Address of Facebook’s sign-in dialog.'],
  ['FACEBOOK_GRAPH_URL', 'https://graph.facebook.com', 'Address of Facebook’s Graph API.'],
  ['FACEBOOK_VERSION', 'v26.0', 'Version of Facebook’s Graph API.'],
  [
    'SECRETS_KEY',
    '',
    'Key that encrypts the gateways’ credentials, 64 hex digits; generated in DATA_DIR when unset.',
  ],
  ['STRIPE_URL', '', 'Another address for Stripe’s API, such as a stand-in for tests.'],
  ['PAYPAL_URL', '', 'Another address for PayPal’s API.'],
  ['RAZORPAY_URL', '', 'Another address for Razorpay’s API.'],
  ['FLUTTERWAVE_URL', '', 'Another address for Flutterwave’s API, with its version.'],
  ['IYZICO_URL', '', 'Another address for Iyzico’s API.'],
  [
    'GATEWAYS',
    'anywhere',
    'Which gateways may be called: anywhere, or loopback to keep payments on this machine.',
  ],
  [
    'LOG_LEVEL',
    'warn',
    'Lowest level that is logged: trace, debug, info, warn, error, fatal or silent.',
  ],
] as const;

type Name = (typeof settings)[number][0];
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Reads the settings. Throws one Error that says every mistake in a sentence of its own. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const mistakes: string[] = [];
  const value = (name: Name) =>
    env[name]?.trim() || settings.find(([known]) => known === name)?.[1] || '';
  const check = (right: boolean, mistake: string) => {
    if (!right) mistakes.push(mistake);
  };
  const whole = (name: Name, low: number, high: number) => {
    const text = value(name);
    check(
      /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high,
      `${name} is ${JSON.stringify(text)}; it must be a whole number from ${low} to ${high}.`,
    );
    return Number(text);
  };
  const word = <W extends string>(name: Name, words: readonly W[]): W => {
    const found = words.find((known) => known === value(name));
    check(
      found !== undefined,
      `${name} is ${JSON.stringify(value(name))}; it must be one of ${words.join(', ')}.`,
    );
    return found ?? (words[0] as W);
  };
  const url = (name: Name, text: string, protocols: string[]) => {
    check(
      !text || (URL.canParse(text) && protocols.includes(new URL(text).protocol)),
      `${name} is not an address that begins with ` +
        `${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
    return text;
  };

  const port = whole('PORT', 0, 65_535);
  const host = value('HOST');
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
    dataDir: resolve(value('DATA_DIR')),
    databasePool: whole('DATABASE_POOL', 2, 500),
    keepBytes: whole('KEEP_MB', 0, 65_536) * 1024 * 1024,
    role: word('ROLE', ['all', 'web', 'worker']),
    databaseUrl: url('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']) || null,
    publicUrl:
      url('PUBLIC_URL', value('PUBLIC_URL'), ['http:', 'https:']).replace(/\/+$/, '') ||
      `http://localhost:${port}`,
    hsts: word('HSTS', ['on', 'host', 'off']),
    clientOrigin: originOf(url('CLIENT_ORIGIN', value('CLIENT_ORIGIN'), ['http:', 'https:'])),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    logLevel: word('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    mail: smtpUrl && from ? { smtpUrl, from } : null,
    social: readSocial({ value, url, check }),
    secretsKey: value('SECRETS_KEY').toLowerCase() || null,
    gateways: readGateways(
      { value, url, check },
      word('GATEWAYS', ['anywhere', 'loopback']) === 'loopback',
    ),
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

/** Whether the shop, by what its settings say, is reached from this machine alone. */
export function isOnlyHere({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return LOOPBACK.has(host) && LOOPBACK.has(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''));
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

type Reader = {
  value: (name: Name) => string;
  url: (name: Name, text: string, protocols: string[]) => string;
  check: (right: boolean, mistake: string) => void;
};

function readGateways(reader: Reader, loopbackOnly: boolean): GatewayAddresses {
  const at = (name: Name) => safe(reader, name).replace(/\/+$/, '') || null;
  return {
    stripe: at('STRIPE_URL'),
    paypal: at('PAYPAL_URL'),
    razorpay: at('RAZORPAY_URL'),
    flutterwave: at('FLUTTERWAVE_URL'),
    iyzico: at('IYZICO_URL'),
    loopbackOnly,
  };
}

/** An address that may be http:// on the loopback only. */
function safe({ value, url, check }: Reader, name: Name): string {
  const text = url(name, value(name), ['https:', 'http:']);
  check(
    !text.startsWith('http:') ||
      !URL.canParse(text) ||
      LOOPBACK.has(new URL(text).hostname.replace(/^\[|\]$/g, '')),
    `${name} is an http:// address, which is allowed only on the loopback; use https://.`,
  );
  return text;
}

function readSocial(reader: Reader): Config['social'] {
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
  const issuer = safe(reader, 'GOOGLE_ISSUER');
  const baseUrl = safe(reader, 'FACEBOOK_BASE_URL').replace(/\/+$/, '');
  const graphUrl = safe(reader, 'FACEBOOK_GRAPH_URL').replace(/\/+$/, '');
  return {
    google: google && { ...google, issuer },
    facebook: facebook && { ...facebook, baseUrl, graphUrl, version },
  };
}
