// The states of keys, emails and jobs for screens, without the shapes of their calls.
import { grantable } from '#contract/permission.ts';

/** The permissions of a key: all that a role can have, except making keys, staff and roles. */
export const keyScopes = grantable.filter((one) => one !== 'staff');
export type KeyScope = (typeof keyScopes)[number];

/**
 * The state of an email: waiting for its first try, failed but tried again, accepted by the mail
 * server, failed for good, or written while there was no mail server.
 */
export const mailStates = ['waiting', 'trying', 'sent', 'failed', 'outbox'] as const;
/** Those, and what was given up within a week and not sent again, which may need attention. */
export const mailViews = ['lately', ...mailStates] as const;

/**
 * The state of a job: due but not taken by a worker, running, scheduled for later, failed but tried
 * again, or failed too often and waiting for a person.
 */
export const jobStates = ['waiting', 'running', 'planned', 'trying', 'failed'] as const;
