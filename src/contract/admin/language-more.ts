// More acts for languages: choose one to add, and set the main one.
import { z } from 'zod';
import { gap } from '#contract/admin/gaps.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, idOf } from '#contract/ids.ts';
import { optionalText, wholeNumber } from '#contract/values.ts';

export const adminLanguageMoreCalls = {
  makeDefault: endpoint({
    operationId: 'adminMakeLanguageDefault',
    path: 'admin/language/make-default/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'settings',
    otherwise: 'thing-not-found',
    toast: 'saved',
    about:
      'Makes an active language the default, whose addresses contain no language code. `instead` ' +
      'is the id of the current default; refused if another language has become the default ' +
      'meanwhile.',
    input: z.object({
      id: idOf('language'),
      version: wholeNumber(1, 2_147_483_647),
      instead: id,
    }),
    output: z.null(),
  }),
  gaps: endpoint({
    operationId: 'adminLanguageGaps',
    path: 'admin/language/gaps/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'settings',
    otherwise: 'thing-not-found',
    about:
      'Returns how many things of each kind have no title in a language yet, and the first of ' +
      'them.',
    input: z.object({ id: idOf('language') }),
    output: z.array(gap),
  }),
  choices: endpoint({
    operationId: 'adminLanguageChoices',
    path: 'admin/languages/choices',
    methods: ['GET'],
    audience: 'staff',
    permission: 'settings',
    otherwise: 'thing-not-found',
    about:
      'Lists the languages that can be added, at most 50. `q` searches their codes, their own ' +
      'names, and their names in the caller’s language.',
    input: z.object({ q: optionalText(60) }),
    output: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        title: z.string(),
        direction: z.enum(['ltr', 'rtl']),
      }),
    ),
  }),
};
