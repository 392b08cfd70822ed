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
    about:
      'Lists the requirements of an application, with what was submitted for each and who ' +
      'checked it.',
    input: z.object({ id: idOf('application') }),
    output: items,
  }),
  file: endpoint({
    ...forStaff,
    operationId: 'adminApplicationFile',
    path: 'admin/application/file/{id}',
    methods: ['GET'],
    about: 'Downloads a file that an applicant submitted: a picture (WebP) or a PDF.',
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
      'Marks a submitted item as `checked`, or takes that back. Refused if the applicant has ' +
      'replaced this `version` since.',
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
      'Asks the applicant to submit an item, or to submit it again. They are emailed the reason, ' +
      'with a link to the page for it.',
    input: z.object({
      id: idOf('application'),
      requirement_id: idOf('given-requirement'),
      ...seen,
      reason: text(500),
    }),
    output: items,
  }),
};
