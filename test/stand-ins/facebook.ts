// Facebook, as the shop sees it: the dialog that sends people back with a code, the token for the
// code, and the profile. As strict as Facebook is.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Me = { id: string; name?: string; email?: string };
export type Facebook = {
  keys: { id: string; secret: string; baseUrl: string; graphUrl: string; version: string };
  /** The person at the browser; null: one who declines. */
  me: Me | null;
  /** Answers all requests instead, until set to null. */
  broken: ((response: ServerResponse) => void) | null;
  close: () => Promise<void>;
};

const ID = '1234567890';
const SECRET = 'a secret of the app';
const VERSION = 'v26.0';

export async function openFacebook(): Promise<Facebook> {
  const codes = new Map<string, { redirectUri: string; challenge: string; me: Me }>();
  const tokens = new Map<string, Me>();
  const server = createServer((request, response) => {
    answer(request, response).catch((problem: unknown) =>
      json(response, 500, { error: { message: String(problem) } }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const facebook: Facebook = {
    keys: { id: ID, secret: SECRET, baseUrl: origin, graphUrl: origin, version: VERSION },
    me: null,
    broken: null,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return facebook;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin);
    if (facebook.broken) return facebook.broken(response);
    if (pathname === `/${VERSION}/dialog/oauth`) return dialog(query, response);
    if (pathname === `/${VERSION}/oauth/access_token`)
      return token(new URLSearchParams(await text(request)), response);
    if (pathname === `/${VERSION}/me`)
      return profile(query, request.headers.authorization?.replace('Bearer ', '') ?? '', response);
    json(response, 404, {
      error: { message: 'Unknown path', type: 'GraphMethodException', code: 100 },
    });
  }

  function dialog(query: URLSearchParams, response: ServerResponse): void {
    if (query.get('client_id') !== ID || query.get('response_type') !== 'code')
      return void response.writeHead(400).end('Invalid app');
    const back = new URL(query.get('redirect_uri') ?? '');
    const code = randomUUID();
    if (facebook.me)
      codes.set(code, {
        redirectUri: back.href,
        challenge: query.get('code_challenge') ?? '',
        me: facebook.me,
      });
    back.search = new URLSearchParams({
      ...(facebook.me
        ? { code }
        : { error: 'access_denied', error_code: '200', error_reason: 'user_denied' }),
      state: query.get('state') ?? '',
    }).toString();
    response.writeHead(302, { location: back.href }).end();
  }

  function token(form: URLSearchParams, response: ServerResponse): void {
    const isApp = form.get('client_id') === ID && form.get('client_secret') === SECRET;
    if (form.get('grant_type') === 'client_credentials')
      return isApp
        ? json(response, 200, { access_token: `${ID}|made`, token_type: 'bearer' })
        : json(response, 400, {
            error: { message: 'Error validating.', type: 'OAuthException', code: 101 },
          });
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const fits =
      given &&
      form.get('client_id') === ID &&
      form.get('client_secret') === SECRET &&
      form.get('redirect_uri') === given.redirectUri &&
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === given.challenge;
    if (!fits)
      return json(response, 400, {
        error: {
          message: 'This authorization code has been used.',
          type: 'OAuthException',
          code: 100,
        },
      });
    const made = randomUUID();
    tokens.set(made, given.me);
    json(response, 200, { access_token: made, token_type: 'bearer', expires_in: 5_183_944 });
  }

  function profile(query: URLSearchParams, bearer: string, response: ServerResponse): void {
    const found = tokens.get(bearer);
    const proof = createHmac('sha256', SECRET).update(bearer).digest('hex');
    if (!found || query.get('appsecret_proof') !== proof)
      return json(response, 400, {
        error: { message: 'Invalid appsecret_proof', type: 'GraphMethodException', code: 100 },
      });
    json(response, 200, found);
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify(body));
}
