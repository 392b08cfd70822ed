// All categories at once, as a tree.
import { z } from 'zod';
import { categoryRow } from '#contract/admin/category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';

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
  move: endpoint({
    operationId: 'adminMoveCategory',
    path: 'admin/category/move',
    methods: ['POST'],
    audience: 'staff',
    permission: 'catalogue',
    otherwise: 'thing-not-found',
    toast: 'saved',
    about:
      'Puts a category below another one (`parent_id`; none: at the top), with what is below it, ' +
      'in front of the one that `before` names there (none, or itself: last).',
    input: z.object({
      id: idOf('category'),
      parent_id: of('parent-category', optionalId),
      before: of('category', optionalId),
    }),
    output: z.null(),
  }),
};
