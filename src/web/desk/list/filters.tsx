// Filters that many lists have.
import type { Choice } from '#web/desk/edit/select-field.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** Filters a list by one of some choices; `label` stands for all of them. */
export const choiceFilter = (name: string, label: string, choices: Choice[]): ListFilter => ({
  name,
  show: (value, choose) => (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      className="field"
    >
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  ),
});

/** Filters a list by a first or a last day. */
export const dayFilter = (name: string, label: string): ListFilter => ({
  name,
  show: (value, choose) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => choose(target.value)}
          className="field"
        />
      )}
    </Field>
  ),
});
