// Filters that many lists have.
import type { Choice } from '#web/desk/edit/select-field.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';

/** Narrows a list to one of some choices; `label` stands for all of them. */
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

/** Narrows a list to a day on, or until one. */
export const dayFilter = (name: string, label: string): ListFilter => ({
  name,
  show: (value, choose) => (
    <label className="flex min-h-11 items-center gap-2 text-sm text-ink-2">
      <span className="shrink-0">{label}</span>
      <input
        type="date"
        value={value}
        onChange={({ target }) => choose(target.value)}
        className="field min-w-0"
      />
    </label>
  ),
});
