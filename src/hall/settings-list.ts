// The settings that can be set in the environment.

/** Each setting's name, default and meaning; `.env.example` and docs/settings.md list the same. */
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
  [
    'DEMO',
    'on',
    'An empty database is filled with the demo market: on, or off to set the shop up in a browser.',
  ],
  ['ROLE', 'all', 'What this process runs: all, web (pages and API) or worker (background jobs).'],
  ['LIMITS', 'on', 'Rate limits: on, or off for benchmarks on the loopback address.'],
  ['PUBLIC_URL', '', 'Address of the shop as shoppers type it; http://localhost:PORT when unset.'],
  [
    'HSTS',
    'on',
    'Browsers use HTTPS only, for a year (with an https:// PUBLIC_URL): on, host or off.',
  ],
  [
    'OFFLINE_PAGES',
    'on',
    'Browsers keep public pages for when there is no network: on, or off, which empties them.',
  ],
  [
    'CLIENT_ORIGIN',
    '',
    'Origins of separate web clients that may call the API, with commas between them.',
  ],
  [
    'SOCIAL_TOKEN_IN_ADDRESS',
    'off',
    'Older web clients get the bearer of a social sign-in in the address: on or off.',
  ],
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
    'MAIL_PORTS',
    '25,465,587,2525',
    'Ports that the owner may name for a mail server in the back office, with commas between them.',
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
    'WEBHOOKS',
    'public',
    'Where webhooks may lead: public (https, none of your own network), or loopback as well.',
  ],
  [
    'LOG_LEVEL',
    'warn',
    'Lowest level that is logged: trace, debug, info, warn, error, fatal or silent.',
  ],
] as const;

export type Name = (typeof settings)[number][0];
