// An application, as staff check it: the requirements, and what was submitted.
import { z } from 'zod';
import { applicationItem } from '#contract/application-item.ts';
import { flagged } from '#contract/edited-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { text, wholeNumber } from '#contract/values.ts';

const forStaff = {
  audience: 'staff',
  permission: 'applications',
  otherwise: 'application-not-found',
} as const;
const items = z.array(applicationItem);
/** The version of the item that was seen; 0: nothing was submitted. */
const seen = { version: wholeNumber(0, 2_147_483_647) };

export const applicationCheckCalls = {
  items: endpoint({
    ...forStaff,
    operationId: 'adminApplicationItems',
    path: 'admin/application/items/{id}',
    methods: ['GET'],
    about: 'All that is asked of an application, with what was given and who looked at it.',
    input: z.object({ id: idOf('application') }),
    output: items,
  }),
  file: endpoint({
    ...forStaff,
    operationId: 'adminApplicationFile',
    path: 'admin/application/file/{id}',
    methods: ['GET'],
    about: 'A file that an applicant gave: a picture (WebP) or a PDF, to be saved.',
    input: z.object({ id: idOf('application'), requirement_id: idOf('given-requirement') }),
    output: sentFile,
    file: 'application/octet-stream',
  }),
  check: endpoint({
    ...forStaff,
    operationId: 'adminCheckApplicationItem',
    path: 'admin/application/check/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Writes down that what was given was `checked`, or takes that back; refused if it is another ' +
      'one by now than the `version` that was seen.',
    input: z.object({
      id: idOf('application'),
      requirement_id: idOf('given-requirement'),
      ...seen,
      checked: flagged,
    }),
    output: items,
  }),
  ask: endpoint({
    ...forStaff,
    operationId: 'adminAskApplicationItem',
    path: 'admin/application/ask/{id}',
    methods: ['POST'],
    toast: 'item-asked',
    about:
      'Asks for an item again, or for one that is missing: the applicant reads the reason by ' +
      'email, with a link to where they give it.',
    input: z.object({
      id: idOf('application'),
      requirement_id: idOf('given-requirement'),
      ...seen,
      reason: text(500),
    }),
    output: items,
  }),
};
