// The pictures that staff upload for what they edit.
import { z } from 'zod';
import { picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { files } from '#contract/values.ts';

export const adminPictureCalls = {
  upload: endpoint({
    operationId: 'adminUploadPicture',
    path: 'admin/picture/upload',
    methods: ['POST'],
    audience: 'staff',
    permission: 'content',
    multipart: true,
    about:
      'Keeps a picture and answers the name that other calls take. `image` of a multipart form: ' +
      'JPEG, PNG, WebP or GIF by its content, up to 10 MB and 50 megapixels.',
    input: z.object({ image: files(1) }),
    output: z.object({ name: picture, width: z.int(), height: z.int() }),
  }),
};
