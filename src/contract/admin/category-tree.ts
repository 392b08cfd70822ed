// All categories at once, as the tree that they are.
import { z } from 'zod';
import { categoryRow } from '#contract/admin/category.ts';
import { endpoint } from '#contract/endpoint.ts';

const branch = categoryRow.extend({ id: z.int(), depth: z.int() }).meta({ id: 'CategoryBranch' });
export type CategoryBranch = z.output<typeof branch>;

export const adminCategoryTreeCalls = {
  all: endpoint({
    operationId: 'adminCategoryTree',
    path: 'admin/categories/tree',
    methods: ['GET'],
    audience: 'staff',
    permission: 'catalogue',
    about:
      'All categories, each one after the one that it stands below (`depth` 0: at the top), in ' +
      'the order of siblings.',
    input: z.object({}),
    output: z.array(branch),
  }),
};
