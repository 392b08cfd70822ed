import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { ListQuery } from '#web/storefront/customer-lists/list-query.ts';

/** Searches and sorts a customer's list; the first of `sorts` is the default. */
export function ListTools({
  path,
  query,
  sorts,
}: {
  path: string;
  query: ListQuery;
  sorts: [value: string, name: string][];
}) {
  const t = useTranslations('lists');
  const listing = useTranslations('listing');
  return (
    <Form
      action={path}
      role="search"
      aria-label={t('search')}
      className="mb-5 flex flex-wrap gap-3"
    >
      <div className="flex w-full gap-2 sm:w-auto">
        <input
          key={query.q}
          name="q"
          type="search"
          defaultValue={query.q}
          maxLength={200}
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search')}
          className="field sm:w-64"
        />
        <button aria-label={listing('search')} className="button button-quiet px-3">
          <Icon name="search" size={20} />
        </button>
      </div>
      <label className="flex min-w-0 flex-1 items-center justify-end gap-2">
        <span className="whitespace-nowrap text-sm text-ink-2 max-sm:sr-only">
          {listing('sort')}
        </span>
        <select
          key={query.sort}
          name="sort"
          defaultValue={query.sort}
          autoComplete="off"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="field min-w-0 text-sm sm:w-auto"
        >
          {sorts.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </Form>
  );
}
