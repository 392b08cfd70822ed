import { z } from 'zod';
import { isEmpty } from '#contract/values.ts';

/** A list of some of these permissions, sorted; always includes the first. */
export const somePermissions = <One extends string>(all: readonly [One, ...One[]]) =>
  z.preprocess(
    (value) => (isEmpty(value) ? [] : value),
    z
      .array(z.enum(all, 'invalid-input'), 'invalid-input')
      .transform((given) => all.filter((one) => one === all[0] || given.some((it) => it === one))),
  );
