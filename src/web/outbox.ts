// Letters stay here while the shop cannot send them (no mail server): a list, and each letter as it
// would look. They contain codes, so only callers on this machine see them, and only with the
// secret address that is shown at start: behind a proxy on the same machine, every caller looks
// local.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { escapeHtml as escape } from '#base/escape-html.ts';
import { utcText } from '#base/time.ts';
import type { Services } from '#hall/services.ts';
import { contentPolicy } from '#web/headers.ts';

type Bound = { Bindings: HttpBindings };

const SHOWN = 100;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LETTER_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox`;
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;' +
  'color-scheme:light dark}' +
  'table{width:100%;border-collapse:collapse}' +
  'td{padding:.5rem .75rem .5rem 0;border-top:1px solid #8884;vertical-align:top}' +
  'td:first-child{white-space:nowrap}';

/** The path of the outbox with its secret key, which does not change; null if mail is sent. */
export async function outboxPath({ db, mail, bearerSecret }: Services): Promise<string | null> {
  return (await mail(db))
    ? null
    : `/outbox?key=${createHmac('sha256', await bearerSecret())
        .update('outbox')
        .digest('base64url')}`;
}

/** The pages below `/outbox`. */
export function outbox(services: Services): Hono<Bound> {
  const pages = new Hono<Bound>();
  pages.get('/', (context) => guarded(services, context, () => list(services, context)));
  pages.get('/:id{\\d{1,15}}', (context) =>
    guarded(services, context, () => letter(services, context, Number(context.req.param('id')))),
  );
  return pages;
}

async function guarded(
  services: Services,
  context: Context<Bound>,
  show: () => Promise<Response>,
): Promise<Response> {
  const known = await outboxPath(services);
  const own = known?.split('key=')[1] ?? '';
  const providedKey = Buffer.from(context.req.query('key') ?? '');
  const right = Buffer.from(own);
  const here = LOOPBACK.test(context.env.incoming.socket.remoteAddress ?? '');
  return known && here && providedKey.length === right.length && timingSafeEqual(providedKey, right)
    ? show()
    : context.text('There is nothing at this address.', 404, { 'cache-control': 'no-store' });
}

async function list({ db }: Services, context: Context<Bound>): Promise<Response> {
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at'])
    .where('state', '=', 'outbox')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const at = (id: number) =>
    `/outbox/${id}?key=${encodeURIComponent(context.req.query('key') ?? '')}`;
  const rows = mails
    .map(
      ({ id, kind, recipient, subject, created_at }) => `<tr>
<td>${utcText(created_at)}</td>
<td>${escape(recipient)}</td>
<td>${escape(kind)}</td>
<td dir="auto">
<a href="${escape(at(id))}">${escape(subject)}</a> ·
<a href="${escape(`${at(id)}&plain=1`)}">text</a>
</td>
</tr>`,
    )
    .join('');
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Outbox</h1>
<p>Letters that the shop wrote and has no way to send.
Set a mail server in the back office, or SMTP_URL and MAIL_FROM.</p>
${rows ? `<table>${rows}</table>` : '<p>None yet.</p>'}
</body>
</html>`;
  return context.html(page, 200, {
    'content-security-policy': contentPolicy(page),
    'cache-control': 'no-store',
  });
}

async function letter({ db }: Services, context: Context<Bound>, id: number): Promise<Response> {
  const mail = await db
    .selectFrom('mails')
    .select(['html', 'plain'])
    .where('id', '=', id)
    .where('state', '=', 'outbox')
    .executeTakeFirst();
  if (!mail) return context.text('There is no such letter.', 404);
  if (context.req.query('plain'))
    return context.text(mail.plain, 200, { 'cache-control': 'no-store' });
  return context.html(mail.html, 200, {
    'content-security-policy': LETTER_POLICY,
    'cache-control': 'no-store',
  });
}
