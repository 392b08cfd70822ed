// The calls of one import: the same for staff and for sellers.
import { z } from 'zod';
import { sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { openedImport } from '#contract/import-shapes.ts';
import { isEmpty } from '#contract/values.ts';

const chosenColumns = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(
    z
      .array(z.string('invalid-input').max(60, 'invalid-input').nullable(), 'invalid-input')
      .max(400, 'invalid-input'),
  );
type Side = 'admin' | 'seller';

/**
 * The calls about one import: any for staff, and those of their own store for sellers. `own`: extra
 * input of sellers' calls.
 */
export const oneImport = <Front extends Side, Own extends z.ZodRawShape>(
  front: Front,
  own: Own,
) => {
  const byId = z.object({ id: idOf('import'), ...own });
  const posted = { methods: ['POST' as const], output: openedImport };
  return {
    ...filesOf(front, byId),
    columns: {
      ...posted,
      operationId: `${front}ImportColumns`,
      path: `${front}/import/columns/{id}`,
      about:
        'Says as what each column of the file is read, in the file’s order; null leaves one out.',
      input: z.object({ id: idOf('import'), ...own, columns: chosenColumns }),
    },
    try: {
      ...posted,
      operationId: `${front}TryImport`,
      path: `${front}/import/try/{id}`,
      about: 'Begins a dry run: everything is done, counted and taken back.',
      input: byId,
    },
    run: {
      ...posted,
      operationId: `${front}RunImport`,
      path: `${front}/import/run/{id}`,
      about: 'Begins the import, or goes on with one that was stopped.',
      input: byId,
    },
    stop: {
      ...posted,
      operationId: `${front}StopImport`,
      path: `${front}/import/stop/{id}`,
      about: 'Ends a run or a dry run after the products that it has in hand. What came in stays.',
      input: byId,
    },
    undo: {
      ...posted,
      operationId: `${front}UndoImport`,
      path: `${front}/import/undo/{id}`,
      about: 'Begins to take an import back, as a whole.',
      input: z.object({ id: idOf('done-import'), ...own }),
    },
  };
};

/** The calls that only read. */
const filesOf = <One extends z.ZodType>(front: Side, input: One) => ({
  open: {
    operationId: `${front}Import`,
    path: `${front}/import/{id}`,
    methods: ['GET' as const],
    about: 'One import: its columns, how far it is, and what came of it.',
    input,
    output: openedImport,
  },
  badRows: {
    operationId: `${front}ImportBadRows`,
    path: `${front}/import/bad-rows/{id}`,
    methods: ['GET' as const],
    file: 'text/csv' as const,
    about:
      'The rows that stayed out of the last run or dry run, as the file has them, each with the ' +
      'reason in the caller’s language: the first 10,000.',
    input,
    output: sentFile,
  },
});
