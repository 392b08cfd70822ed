// What the description of the API says about all calls.
import type { Audience } from '#contract/endpoint.ts';

/** The form of every answer, and the two addresses that are no calls. */
export const aboutAnswers =
  'Every call answers with one object of `data`, `status`, `token` and `message`. `status` is ' +
  '200 for success, 201 for a refusal with its reasons in `data.form`, 204 if nobody is signed ' +
  'in, and 403 if guests are not allowed. If a bearer token is no longer valid, the header ' +
  '`WWW-Authenticate` says so, even where the caller is answered as a visitor. Texts are in ' +
  'the language of the `Language` header. Two addresses are for browsers to navigate to, and ' +
  'answer with a redirect (302): `user/social-login/redirect/{google|facebook}` (`user_token`, ' +
  '`next`, `language`) leads to the provider, which sends the browser back to ' +
  '`user/social-login/callback/{google|facebook}`; that leads to `/social-callback` with ' +
  '`code`, `ask` or `error`.';

/** Who may make a call. */
export const aboutCallers = {
  public: 'Anyone can call it.',
  guest: 'Requires a `user_token` (visitors) or a bearer token.',
  bearer: 'Requires a bearer token.',
  seller: 'Requires the bearer token of a person who works for a store.',
  staff: 'Requires the bearer token of a member of staff.',
  installer: 'Requires the code that the server printed at its start, before there is an owner.',
} as const satisfies Record<Audience, string>;
