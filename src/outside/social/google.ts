// Google, and other providers of OpenID Connect: found by discovery, trusted by a signed token.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  discovery,
  enableNonRepudiationChecks,
  genericGrantRequest,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import type { CallbackAnswer, ProviderParts } from '#outside/social/authorize.ts';

const UNKNOWN = new Set(['invalid_client', 'unauthorized_client']);
const KEPT_MS = 3_600_000;
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

export type GoogleKeys = { id: string; secret: string; issuer: string };

/**
 * Takes the shop's keys and the seconds to wait for an answer; returns how to ask the provider and
 * read its answers. The result of discovery is cached for an hour.
 */
export function google({ id, secret, issuer }: GoogleKeys, seconds: number): ProviderParts {
  let found: { configuration: Promise<Configuration>; until: number } | null = null;
  return {
    scope: 'openid email profile',
    configuration: () => {
      if (found && found.until > Date.now()) return found.configuration;
      const made = discovery(new URL(issuer), id, secret, undefined, {
        timeout: seconds,
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
        ],
      });
      const thisFetch = (found = { configuration: made, until: Date.now() + KEPT_MS });
      made.catch(() => {
        if (found === thisFetch) found = null;
      });
      return made;
    },
    check: async (configuration, callbackUrl) => {
      // an invalid code: a provider that does not know the client refuses the client first
      const wrong = { code: 'none', redirect_uri: callbackUrl, code_verifier: 'x'.repeat(43) };
      await genericGrantRequest(configuration, 'authorization_code', wrong).catch(
        (problem: unknown) => {
          if (!(problem instanceof ResponseBodyError) || UNKNOWN.has(problem.error)) throw problem;
        },
      );
    },
    read: async (configuration, { currentUrl, begun }: CallbackAnswer) => {
      const answer = await authorizationCodeGrant(configuration, currentUrl, {
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        pkceCodeVerifier: begun.verifier,
      });
      const { iss, sub, email, email_verified: proven, name } = claims.parse(answer.claims());
      return {
        provider: 'google',
        issuer: iss,
        subject: sub,
        email: email ?? null,
        proven: email !== undefined && proven === true,
        name: name ?? '',
      };
    },
  };
}
