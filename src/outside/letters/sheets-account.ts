// Letters about an account.
import { INVITED_DAYS } from '#market/accounts/invited.ts';
import { CODE_MINUTES } from '#contract/secret-letters.ts';
import type { Part, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

const SERVICES = { google: 'Google', facebook: 'Facebook' };
// A name may have been chosen by a stranger and goes to anybody's address, so it must not look like
// an address or an advertisement.
const PLAIN_NAME = /^(?!.*(?:www\.|\p{L}\.\p{L}{2}))[\p{L}\p{M}\p{N} .’'-]{1,60}$/u;

/** Greets by name, unless the name looks like an address: then the letter could be spam. */
export const hello = (say: Say, name: string): Part => ({
  text: PLAIN_NAME.test(name) ? say('letter.hello', { name }) : say('letter.hello-nobody'),
});

/** The code, how long it is valid, and what to do if the reader did not ask for it. */
export const codeParts = (say: Say, code: string, shop: string): Part[] => [
  { code },
  ...aboutCode(say, shop),
];

const aboutCode = (say: Say, shop: string): Part[] => [
  { quiet: say('letter.code-lives', { minutes: CODE_MINUTES }) },
  { quiet: say('letter.code-ignore', { shop }) },
];

/**
 * The page on which the secret word of a link works. It stands behind the `#`, which is neither
 * sent to servers nor logged.
 */
const passwordPath = (email: string, word: string) =>
  `/forgot-password#${new URLSearchParams({ email, word })}`;

export const accountSheets: Pick<
  Sheets,
  | 'verify'
  | 'already-registered'
  | 'welcome'
  | 'staff-invited'
  | 'store-invited'
  | 'password-code'
  | 'password-changed'
  | 'account-guarded'
  | 'social-code'
> = {
  verify: (say: Say, { name, code }, { paper }) => ({
    subject: say('letter.verify-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.verify-text', { shop: paper.name }) },
      ...codeParts(say, code, paper.name),
    ],
  }),
  'already-registered': (say: Say, { name }, { paper, link }) => ({
    subject: say('letter.already-registered-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.already-registered-text', { shop: paper.name }) },
      { text: say('letter.already-registered-you') },
      { button: say('letter.sign-in'), to: link('/login') },
    ],
  }),
  welcome: (say: Say, { name }, { paper, link }) => ({
    subject: say('letter.welcome-subject', { shop: paper.name }),
    parts: [
      hello(say, name),
      { text: say('letter.welcome-text') },
      { button: say('letter.welcome-button'), to: link('/') },
    ],
  }),
  'staff-invited': (say: Say, { by, word }, { paper, link }) => ({
    subject: say('letter.staff-invited-subject', { shop: paper.name }),
    parts: [
      { text: say('letter.hello-nobody') },
      { text: say('letter.staff-invited-text', { by, shop: paper.name }) },
      { button: say('letter.staff-invited-button'), to: link(`/admin/join#${word}`) },
      { quiet: say('letter.staff-invited-lives', { days: INVITED_DAYS }) },
      { quiet: say('letter.staff-invited-ignore') },
    ],
  }),
  'store-invited': (say: Say, { by, store, word }, { paper, link }) => ({
    subject: say('letter.store-invited-subject', { store }),
    parts: [
      { text: say('letter.hello-nobody') },
      {
        text: say('letter.store-invited-text', {
          by: PLAIN_NAME.test(by) ? by : store,
          store,
          shop: paper.name,
        }),
      },
      { button: say('letter.staff-invited-button'), to: link(`/seller/join#${word}`) },
      { quiet: say('letter.staff-invited-lives', { days: INVITED_DAYS }) },
      { quiet: say('letter.staff-invited-ignore') },
    ],
  }),
  'password-code': (say: Say, { name, email, code, word }, { paper, link }) => ({
    subject: say('letter.password-code-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.password-code-text', { shop: paper.name }) },
      { code },
      { text: say('letter.password-code-button') },
      { button: say('letter.new-password'), to: link(passwordPath(email, word)) },
      ...aboutCode(say, paper.name),
    ],
  }),
  'password-changed': (say: Say, { name }, { paper, link }) => ({
    subject: say('letter.password-changed-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.password-changed-text', { shop: paper.name }) },
      { text: say('letter.password-changed-not-you') },
      { button: say('letter.new-password'), to: link('/forgot-password') },
    ],
  }),
  'account-guarded': (say: Say, { name, what, by }, { paper, link }) => ({
    subject: say(`letter.guarded-${what}-subject`),
    parts: [
      hello(say, name),
      { text: say(`letter.guarded-${what}`, { shop: paper.name, by: by || paper.name }) },
      { text: say('letter.guarded-not-you') },
      { button: say('letter.new-password'), to: link('/forgot-password') },
    ],
  }),
  'social-code': (say: Say, { name, code, service }, { paper }) => ({
    subject: say('letter.verify-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.social-code-text', { shop: paper.name, service: SERVICES[service] }) },
      ...codeParts(say, code, paper.name),
    ],
  }),
};
