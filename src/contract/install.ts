// The first set-up of a market without an owner. Each call needs the one-time code that was printed
// at start, and is refused for good once there is an owner.
import { z } from 'zod';
import { mailServerFields } from '#contract/admin/mail-server.ts';
import { picture } from '#contract/answer-values.ts';
import { password } from '#contract/credentials.ts';
import { pictureName } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { currency, languages } from '#contract/install-values.ts';
import { countryCode, email, files, optionalText, text } from '#contract/values.ts';

const code = text(40);
/** The mail server, if the environment sets none; without it, email waits. */
const mail = z.object(mailServerFields).optional();
const common = { audience: 'installer', guessable: true } as const;

export const installCalls = {
  configured: endpoint({
    ...common,
    operationId: 'installConfigured',
    path: 'install/configured',
    methods: ['POST', 'GET'],
    about:
      'Returns the progress of the set-up. `database_fixed`: the environment variable ' +
      'DATABASE_URL names the database; `mail`: SMTP_URL is set. It is a POST so that the code ' +
      'does not appear in addresses.',
    input: z.object({ code }),
    output: z.object({
      configured: z.boolean(),
      database: z.boolean(),
      writable: z.boolean(),
      owner: z.boolean(),
      database_fixed: z.boolean(),
      mail: z.boolean(),
    }),
  }),
  setPermission: endpoint({
    ...common,
    operationId: 'installSetPermission',
    path: 'install/set-permission',
    methods: ['POST'],
    about: 'Creates the folders that Souk writes to, and says for each whether it is writable.',
    input: z.object({ code }),
    output: z.array(z.object({ folder: z.enum(['data', 'media']), writable: z.boolean() })),
  }),
  setDatabase: endpoint({
    ...common,
    operationId: 'installSetDatabase',
    path: 'install/set-database',
    methods: ['POST'],
    about:
      'Tests a PostgreSQL database, migrates it to the newest version, and stores its address ' +
      'for the next start. Refused if DATABASE_URL names one.',
    input: z.object({ code, database_url: text(500) }),
    output: z.object({ migrations: z.int() }),
  }),
  testMail: endpoint({
    ...common,
    operationId: 'installTestMail',
    path: 'install/test-mail',
    methods: ['POST'],
    about:
      'Sends a test email: with SMTP_URL if that is set, otherwise with the server in `mail`, ' +
      'where the refusal names the wrong field. `said` is the error of the server in SMTP_URL.',
    input: z.object({ code, email, mail }),
    output: z.object({ sent: z.boolean(), said: z.string() }),
  }),
  logo: endpoint({
    ...common,
    operationId: 'installLogo',
    path: 'install/logo',
    methods: ['POST'],
    multipart: true,
    about:
      'Uploads the site’s logo, which is stored until `install/finish` names it. `image` is a ' +
      'file of a multipart form.',
    input: z.object({ code, image: files(1) }),
    output: z.object({ name: picture, width: z.int(), height: z.int() }),
  }),
  finish: endpoint({
    ...common,
    operationId: 'installFinish',
    path: 'install/finish',
    methods: ['POST'],
    about:
      'Creates the settings, the languages and the owner, all or nothing, and opens the market. ' +
      'With `content` `demo`, demo stores and products are added in the background. `mail` is ' +
      'the server that sends email.',
    input: z.object({
      code,
      languages,
      country: countryCode,
      currency,
      site_name: optionalText(80),
      logo: pictureName,
      name: text(100),
      email,
      password,
      mail,
      content: z.enum(['empty', 'demo'], 'invalid-input').default('empty'),
    }),
    output: z.null(),
  }),
};
