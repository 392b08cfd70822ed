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
        'Assigns a field to each column of the file, in the file’s order; null skips the column.',
      input: z.object({ id: idOf('import'), ...own, columns: chosenColumns }),
    },
    try: {
      ...posted,
      operationId: `${front}TryImport`,
      path: `${front}/import/try/{id}`,
      about: 'Starts a dry run, which does and counts everything, and then rolls it back.',
      input: byId,
    },
    run: {
      ...posted,
      operationId: `${front}RunImport`,
      path: `${front}/import/run/{id}`,
      about: 'Starts the import, or resumes one that was stopped.',
      input: byId,
    },
    stop: {
      ...posted,
      operationId: `${front}StopImport`,
      path: `${front}/import/stop/{id}`,
      about:
        'Stops a run or a dry run once the current products are done. What is already imported ' +
        'stays.',
      input: byId,
    },
    undo: {
      ...posted,
      operationId: `${front}UndoImport`,
      path: `${front}/import/undo/{id}`,
      about: 'Starts to undo a whole import.',
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
    about: 'Returns one import: its columns, progress and results.',
    input,
    output: openedImport,
  },
  badRows: {
    operationId: `${front}ImportBadRows`,
    path: `${front}/import/bad-rows/{id}`,
    methods: ['GET' as const],
    file: 'text/csv' as const,
    about:
      'Exports the first 10,000 rows that the last run or dry run rejected, as they are in the ' +
      'file, each with the reason in the caller’s language.',
    input,
    output: sentFile,
  },
});
