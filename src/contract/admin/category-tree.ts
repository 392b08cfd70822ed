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
      'Lists all categories in the order of the tree: each after its parent, with its `depth` (0 ' +
      'is the top level).',
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
      'Moves a category, with everything below it, under `parent_id` (none: to the top level) ' +
      'and in front of the category `before` there. If `before` is missing or is the category ' +
      'itself, it goes last.',
    input: z.object({
      id: idOf('category'),
      parent_id: of('parent-category', optionalId),
      before: of('category', optionalId),
    }),
    output: z.null(),
  }),
};
