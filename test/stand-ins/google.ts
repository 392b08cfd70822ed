// Google, as the shop sees it: a real OpenID provider on the loopback, with a sign-in page of one
// field.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Adapter, type AdapterPayload, type JWK } from 'oidc-provider';

export type Claims = { email?: string; email_verified?: boolean; name?: string };
export type Google = {
  keys: { id: string; secret: string; issuer: string };
  /** The accounts there: the claims of each, by name. */
  people: Map<string, Claims>;
  /** Allows a shop to send people; takes the full address of its callback. */
  allow: (redirectUri: string) => void;
  /** Answers all requests instead, until set to null. */
  broken: ((response: ServerResponse) => void) | null;
  close: () => Promise<void>;
};

const ID = 'souk';
const MINUTES = 600;
const SECRET = 'a secret of the shop at its provider';

/** On another host than the shop's it is another site for browsers, as Google is. */
export async function openGoogle(host = '127.0.0.1'): Promise<Google> {
  let provider: Provider | null = null;
  const key = await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey);
  const people = new Map<string, Claims>();
  const server = createServer((request, response) => {
    if (google.broken) return google.broken(response);
    if (!provider) return void response.writeHead(503).end();
    if (request.url?.startsWith('/interaction/'))
      return void signInPage(provider, request, response).catch((problem: unknown) =>
        response.writeHead(500).end(String(problem)),
      );
    provider.callback()(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const google: Google = {
    keys: { id: ID, secret: SECRET, issuer },
    people,
    broken: null,
    allow: (redirectUri) => {
      provider = createProvider(issuer, redirectUri, people, { ...key, kty: 'RSA', alg: 'RS256' });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return google;
}

function createProvider(
  issuer: string,
  redirectUri: string,
  people: Map<string, Claims>,
  key: JWK,
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: ID,
        client_secret: SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of the provider'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    jwks: { keys: [key] },
    adapter: inMemory,
    ttl: {
      AccessToken: MINUTES,
      AuthorizationCode: MINUTES,
      Grant: MINUTES,
      IdToken: MINUTES,
      Interaction: MINUTES,
      Session: MINUTES,
    },
    // Everybody consents to what the shop asks.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function signInPage(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        '<!doctype html><title>Sign in</title><h1>Who are you?</h1><form method="post">' +
          '<input name="who" aria-label="Who"><button>Sign in</button>' +
          '<button name="no" value="1">No</button></form>',
      );
  const form = new URLSearchParams(await text(request));
  await provider.interactionFinished(
    request,
    response,
    form.has('no')
      ? { error: 'access_denied' }
      : { login: { accountId: form.get('who') ?? '', remember: false } },
  );
}

/** The provider's storage for one kind of data. */
function inMemory(): Adapter {
  const payloads = new Map<string, AdapterPayload>();
  const destroy = async (id: string) => {
    payloads.delete(id);
  };
  const revokeByGrantId = async (grantId: string) => {
    for (const [id, payload] of payloads) if (payload.grantId === grantId) payloads.delete(id);
  };
  return {
    upsert: async (id, payload) => {
      payloads.set(id, payload);
    },
    find: async (id) => payloads.get(id),
    destroy,
    revokeByGrantId,
    findByUid: async (uid) => [...payloads.values()].find((payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = payloads.get(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
  };
}
