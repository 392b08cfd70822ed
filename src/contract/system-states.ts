// What screens name of keys, emails and jobs, without the shapes of their calls.
import { grantable } from '#contract/permission.ts';

/** What a key may be allowed: all that a role may, but to make keys, staff and roles. */
export const keyScopes = grantable.filter((one) => one !== 'staff');
export type KeyScope = (typeof keyScopes)[number];

/**
 * How an email stands: it waits for its first try, did not go and is tried again, was taken by the
 * mail server, will not go any more, or was written while there was no mail server.
 */
export const mailStates = ['waiting', 'trying', 'sent', 'failed', 'outbox'] as const;
/** Those, and what was given up within a week and was not sent again: somebody may have to look. */
export const mailViews = ['lately', ...mailStates] as const;

/**
 * How a job stands: its time has come and no worker has it yet, a worker has it, its time comes
 * later, it failed and is tried again, or it failed too often and waits for somebody.
 */
export const jobStates = ['waiting', 'running', 'planned', 'trying', 'failed'] as const;
