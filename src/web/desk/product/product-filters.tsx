import { Reference } from '#web/desk/edit/reference-field.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import type { ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { CategoryChooser } from '#web/desk/product/category-field.tsx';

const idOf = (value: string): number | null => (value === '' ? null : Number(value));

/** Filters a list by a thing of another list, such as a store. */
export const referenceFilter = (name: string, label: string, list: ReferenceCall): ListFilter => ({
  name,
  show: (value, choose) => (
    <Reference
      label={label}
      placeholder={label}
      list={list}
      id={idOf(value)}
      choose={(id) => choose(id === null ? '' : String(id))}
    />
  ),
});

/** Filters a list by a category, including those below it. */
export const categoryFilter = (label: string): ListFilter => ({
  name: 'category',
  show: (value, choose) => (
    <CategoryChooser
      label={label}
      placeholder={label}
      id={idOf(value)}
      choose={(id) => choose(id === null ? '' : String(id))}
    />
  ),
});
