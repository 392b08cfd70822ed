// A person's own application to sell, and what they submit.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { applicationItem } from '#contract/application-item.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { files, optionalText } from '#contract/values.ts';

const MOST_FILES = 20;

/** Does not say which of the staff checked an item. */
const ownApplication = z
  .object({
    id: z.int(),
    state: z.enum(['received', 'approved', 'refused']),
    store_name: z.string(),
    country: z.string(),
    reason: z.string(),
    created_at: isoTime,
    decided_at: isoTime.nullable(),
    items: z.array(applicationItem.omit({ decided_by: true, decided_at: true })),
  })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.output<typeof ownApplication>;

export const sellerApplicationCalls = {
  find: endpoint({
    operationId: 'ownApplication',
    path: 'seller/application',
    methods: ['GET'],
    audience: 'bearer',
    viewable: false,
    about:
      'The caller’s latest application to sell, with all that is asked of it and what was given; ' +
      'names are in the caller’s language.',
    input: z.object({}),
    output: ownApplication,
  }),
  give: endpoint({
    operationId: 'giveApplicationItem',
    path: 'seller/application/give',
    methods: ['POST'],
    audience: 'bearer',
    multipart: true,
    toast: 'item-given',
    about:
      'Gives what is asked of the caller’s waiting application, or another one in its place: the ' +
      'text `said`, or of a multipart form the `file`, a picture (JPEG, PNG, WebP) or a PDF ' +
      'without password, scripts and attachments, at most 5 MB. Staff look at it anew.',
    input: z.object({
      id: idOf('asked-requirement'),
      said: optionalText(200),
      file: files(MOST_FILES),
    }),
    output: ownApplication,
  }),
  file: endpoint({
    operationId: 'ownApplicationFile',
    path: 'seller/application/file/{id}',
    methods: ['GET'],
    audience: 'bearer',
    viewable: false,
    about: 'A file that the caller gave: a picture (WebP) or a PDF, to be saved.',
    input: z.object({ id: idOf('given-requirement') }),
    output: sentFile,
    file: 'application/octet-stream',
  }),
};
