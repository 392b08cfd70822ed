import { lastMethod } from '#contract/last-method.ts';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';

const METHODS = Array.from({ length: lastMethod }, (_, at) => at + 1);

/** Filters a list by payment method. */
export const methodFilter = (
  label: string,
  any: string,
  nameOf: (method: number) => string,
): ListFilter => ({
  name: 'method',
  show: (value, choose) => (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      className="field"
    >
      <option value="">{any}</option>
      {METHODS.map((method) => (
        <option key={method} value={method}>
          {nameOf(method)}
        </option>
      ))}
    </select>
  ),
});
