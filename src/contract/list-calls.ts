// The calls of a list in the back office, the same for every kind of thing.
import { z } from 'zod';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idListOf, of, optionalId } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import type { Permission } from '#contract/permission.ts';
import type { StorePermission } from '#contract/store-permission.ts';
import { oneOf, optionalText, page, wholeNumber } from '#contract/values.ts';

export const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
const inWords = (name: string) => name.replaceAll('-', ' ');
/** `size-table`: "a size table"; `attribute`: "an attribute". */
export const withArticle = (noun: string) =>
  `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${inWords(noun)}`;

type ListParts<Row extends z.ZodType, Filters extends z.ZodRawShape> = {
  plural: string;
  permission: Permission;
  /** The rows and their order; without it, all that match. */
  about?: string;
  otherwise?: 'thing-not-found';
  listed: Row;
  sorts: readonly string[];
  filters: Filters;
};

/** The calls of a list: a page of it, and all of it as a file. */
export function listCalls<Row extends z.ZodType, Filters extends z.ZodRawShape>({
  permission,
  otherwise,
  ...definition
}: ListParts<Row, Filters>) {
  const { plural } = definition;
  const { list, file } = sidesOf('admin', definition);
  const may = { audience: 'staff', permission, ...(otherwise && { otherwise }) } as const;
  return {
    list: endpoint({
      ...may,
      ...list,
      operationId: `admin${pascal(plural)}`,
      path: `admin/${plural}`,
    }),
    export: endpoint({
      ...may,
      ...file,
      operationId: `admin${pascal(plural)}Export`,
      path: `admin/${plural}/export`,
    }),
  };
}

/** The same calls for a list of one store's own things, for its sellers. */
export function ownListCalls<Row extends z.ZodType, Filters extends z.ZodRawShape>({
  permission,
  ...definition
}: Omit<ListParts<Row, Filters>, 'permission' | 'otherwise'> & {
  permission: StorePermission;
}) {
  const { plural } = definition;
  const may = { audience: 'seller', permission } as const;
  const { list, file } = sidesOf('seller', {
    ...definition,
    filters: { store_id: of('store', optionalId), ...definition.filters },
  });
  return {
    list: endpoint({
      ...may,
      ...list,
      operationId: `seller${pascal(plural)}`,
      path: `seller/${plural}`,
    }),
    export: endpoint({
      ...may,
      ...file,
      operationId: `seller${pascal(plural)}Export`,
      path: `seller/${plural}/export`,
    }),
  };
}

/** The input and answer of both calls of a list. */
function sidesOf<Row extends z.ZodType, Filters extends z.ZodRawShape>(
  side: 'admin' | 'seller',
  { plural, about, listed, sorts, filters }: Omit<ListParts<Row, Filters>, 'permission'>,
) {
  const order = sorts.flatMap((column) => [column, `-${column}`]) as [string, ...string[]];
  const query = {
    q: optionalText(200),
    sort: oneOf(order),
    only: idListOf(listSize.most),
    ...filters,
  };
  return {
    list: {
      methods: ['GET' as const],
      about:
        about ??
        `Lists the ${inWords(plural)} that match, a page at a time. \`total\` counts up to ` +
          `${listSize.counted}; \`more\` says that there are more.`,
      input: z.object({
        ...query,
        page,
        size: wholeNumber(1, listSize.most).default(listSize.usual),
      }),
      output: listOf(listed),
    },
    file: {
      methods: ['GET' as const],
      file: 'text/csv' as const,
      about: `Exports all rows of \`${side}/${plural}\` that match, as CSV.`,
      input: z.object(query),
      output: sentFile,
    },
  };
}

/** A page of a list in answers. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), more: z.boolean() });
