// Facebook: OAuth without discovery or a signed token; the Graph API returns who a person is, but
// does not prove their email address.
import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretPost,
  Configuration,
  genericGrantRequest,
} from 'openid-client';
import { z } from 'zod';
import type { CallbackAnswer, ProviderParts } from '#outside/social/authorize.ts';

const me = z.object({
  id: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
});

export type FacebookKeys = {
  id: string;
  secret: string;
  baseUrl: string;
  graphUrl: string;
  version: string;
};

/**
 * Takes the shop's app at Facebook, Facebook's addresses, and the seconds to wait for an answer;
 * returns how to ask Facebook and read its answers.
 */
export function facebook(
  { id, secret, baseUrl, graphUrl, version }: FacebookKeys,
  seconds: number,
): ProviderParts {
  const made = new Configuration(
    {
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/${version}/dialog/oauth`,
      token_endpoint: `${graphUrl}/${version}/oauth/access_token`,
    },
    id,
    undefined,
    ClientSecretPost(secret),
  );
  made.timeout = seconds;
  if (graphUrl.startsWith('http:')) allowInsecureRequests(made);
  return {
    scope: 'public_profile email',
    configuration: async () => made,
    check: async (configuration) => {
      await genericGrantRequest(configuration, 'client_credentials', {});
    },
    read: async (configuration, { currentUrl, begun }: CallbackAnswer) => {
      const { access_token: token } = await authorizationCodeGrant(configuration, currentUrl, {
        expectedState: begun.state,
        pkceCodeVerifier: begun.verifier,
      });
      const {
        id: subject,
        name,
        email,
      } = me.parse(await askGraph(`${graphUrl}/${version}/me`, token, secret, seconds));
      return {
        provider: 'facebook',
        issuer: baseUrl,
        subject,
        email: email ?? null,
        proven: false,
        name: name ?? '',
      };
    },
  };
}

/** The proof shows that the shop is asking, and not a stranger who found the token. */
async function askGraph(
  address: string,
  token: string,
  secret: string,
  seconds: number,
): Promise<unknown> {
  const proof = createHmac('sha256', secret).update(token).digest('hex');
  const answer = await fetch(
    `${address}?${new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof })}`,
    {
      redirect: 'error',
      signal: AbortSignal.timeout(seconds * 1000),
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    },
  );
  if (!answer.ok)
    throw new Error('Facebook does not say who it is.', { cause: { status: answer.status } });
  return answer.json();
}
