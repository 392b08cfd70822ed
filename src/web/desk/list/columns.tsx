// Columns that many lists have.
import type { ReactNode } from 'react';
import type { Column } from '#web/desk/list/list-table.tsx';
import { Gaps } from '#web/desk/parts/gaps.tsx';
import { State } from '#web/desk/parts/state.tsx';

/** A title by which the list can be sorted. */
export const titleColumn = (label: string): Column<{ title: ReactNode }> => ({
  name: 'title',
  label,
  sorts: true,
  show: ({ title }) => title,
});

/** The number of products of a thing. */
export const productsColumn = (label: string): Column<{ products: number }> => ({
  name: 'products',
  label,
  sorts: true,
  number: true,
  show: ({ products }) => products,
});

/** The languages that a thing lacks. */
export const gapsColumn = (label: string): Column<{ gaps: string[] }> => ({
  name: 'gaps',
  label,
  show: ({ gaps }) => <Gaps languages={gaps} />,
});

/** Whether customers see a thing, with a word for each case. */
export const publicColumn = (
  label: string,
  { shown, hidden }: { shown: string; hidden: string },
): Column<{ public: boolean }> => ({
  name: 'public',
  label,
  card: 'state',
  show: (row) => <State good={row.public}>{row.public ? shown : hidden}</State>,
});
