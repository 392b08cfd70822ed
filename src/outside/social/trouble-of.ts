import { AuthorizationResponseError } from 'openid-client';
import type { Trouble } from '#market/accounts/social-provider.ts';

const LATER = new Set(['temporarily_unavailable', 'server_error']);

/**
 * Classifies an error at a provider. The log gets the kind of error and nothing of the provider's
 * answer, which may hold tokens and personal data.
 */
export function troubleOf(problem: unknown): Trouble {
  const faults = [...causes(problem)];
  const message = faults
    .flatMap(({ error, code }) =>
      error ? [[error.name, code, error.message].filter(Boolean).join(' ')] : [],
    )
    .join(' ← ')
    .slice(0, 300);
  const refused = faults
    .map(({ error }) => error)
    .find((error) => error instanceof AuthorizationResponseError);
  if (refused)
    return {
      trouble:
        refused.error === 'access_denied'
          ? 'cancelled'
          : LATER.has(refused.error)
            ? 'unavailable'
            : 'failed',
      message,
    };
  return { trouble: faults.some(isAway) ? 'unavailable' : 'failed', message };
}

type Fault = { error: Error | null; code: string; status: number };

/** No network, no answer in time, or an error on their side. */
const isAway = ({ error, status }: Fault) =>
  error?.name === 'TimeoutError' ||
  error?.name === 'AbortError' ||
  error?.message === 'fetch failed' ||
  status === 429 ||
  status >= 500;

/** An error and its causes. */
function* causes(problem: unknown): Generator<Fault> {
  for (
    let at = problem;
    typeof at === 'object' && at !== null;
    at = 'cause' in at ? at.cause : null
  ) {
    yield {
      error: at instanceof Error ? at : null,
      code: 'code' in at && typeof at.code === 'string' ? at.code : '',
      status: 'status' in at && typeof at.status === 'number' ? at.status : 0,
    };
  }
}
