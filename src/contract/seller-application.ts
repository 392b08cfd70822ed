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
      'Returns the caller’s latest application to sell, with all its requirements and what was ' +
      'submitted for each. Names are in the caller’s language.',
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
      'Submits what the caller’s open application requires, or replaces it. Send the text ' +
      '`said`, or `file` of a multipart form: a picture (JPEG, PNG, WebP) or a PDF without a ' +
      'password, scripts or attachments, up to 5 MB. Staff check it again.',
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
    about: 'Downloads a file that the caller submitted: a picture (WebP) or a PDF.',
    input: z.object({ id: idOf('given-requirement') }),
    output: sentFile,
    file: 'application/octet-stream',
  }),
};
