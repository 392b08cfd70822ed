import type { Mutant } from './mutant.ts';

const DEMO = 'test/api/demo-accounts.test.ts';
const PERMISSIONS = 'test/api/staff-permissions.test.ts';

export const ofAccounts: Mutant[] = [
  {
    file: 'src/market/accounts/sign-in.ts',
    line: "if (!still) throw new Refusal('signin-failed');",
    broken: 'void still;',
    why: 'an old password opens a session while it is changed',
    tests: ['test/verbs/signing-in.test.ts'],
  },
  {
    file: 'src/market/accounts/sign-in.ts',
    line: ' || isPublished(password)',
    broken: '',
    why: 'a password that was once printed in public opens an account',
    tests: [DEMO],
  },
  {
    file: 'src/demo/demo-accounts.ts',
    line: '  if (!isOnlyHere(config)) return new Map();\n',
    broken: '',
    why: 'a shop that others reach has demo accounts',
    tests: [DEMO],
  },
  {
    file: 'src/contract/refund.ts',
    line: "permission: 'refunds',\n    otherwise: 'order-not-found'",
    broken: "permission: 'parcels',\n    otherwise: 'order-not-found'",
    why: 'who works on parcels only gives money back',
    tests: [PERMISSIONS],
  },
  {
    file: 'src/hall/visit.ts',
    line: '!staff || !may(staff, permission)',
    broken: '!staff',
    why: 'anybody of the staff may do everything',
    tests: [PERMISSIONS],
  },
  {
    file: 'src/market/accounts/mailed-code.ts',
    line: 'and ${own(asker)}\n      and tries < ${OWN_TRIES}',
    broken: 'and tries < ${OWN_TRIES}',
    why: 'a stranger uses up the tries of a code',
    tests: ['test/verbs/codes.test.ts'],
  },
  {
    file: 'src/api/v1/auth.ts',
    line: '    await proveNetwork(services.db, email, device.network);\n',
    broken: '',
    why: 'strangers lock somebody out of their account',
    tests: ['test/api/lock-outs.test.ts'],
  },
  {
    file: 'src/market/accounts/session.ts',
    line: 'from live_sessions s\n    join sessions own',
    broken: 'from sessions s\n    join sessions own',
    why: 'a session of the staff never ends',
    tests: ['test/verbs/staff-sessions.test.ts'],
  },
  {
    file: 'src/jobs/free-jobs.ts',
    line: 'const GONE_S = 40;',
    broken: 'const GONE_S = 4000;',
    why: 'the jobs of a worker that died wait for an hour',
    tests: ['test/verbs/free-jobs.test.ts'],
  },
];
