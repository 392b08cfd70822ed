import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  listingQuery,
  sorts,
  type Applied,
  type Scope,
  type Sort,
} from '#web/ui/listing/listing.ts';
import { HiddenQuery } from '#web/ui/listing/hidden-query.tsx';
import { useNarrowing } from '#web/ui/listing/use-listing-navigation.ts';

/** Searches are sorted by relevance by default, other listings by date. */
const sortsOf = ({ q }: Scope): readonly Sort[] =>
  q ? sorts : sorts.filter((sort) => sort !== 'newest');

/** The order of a listing: applied on a choice with script, by the button without. */
export function SortForm({ scope, applied }: { scope: Scope; applied: Applied }) {
  const t = useTranslations('listing');
  const { pathname } = useLocation();
  const narrow = useNarrowing();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = applied.sort;
  }, [applied.sort]);
  const sort = (value: string) =>
    narrow(
      listingQuery(scope, {
        ...applied,
        sort: sorts.find((known) => known === value) ?? 'featured',
      }),
    );
  return (
    <Form
      action={pathname}
      className="ms-auto flex min-w-0 items-center gap-2 max-sm:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        sort(select.current?.value ?? '');
      }}
    >
      <HiddenQuery query={listingQuery(scope, { ...applied, sort: 'featured' })} />
      <label className="flex min-w-0 flex-1 items-center gap-2">
        <span className="whitespace-nowrap text-sm text-ink-2 max-sm:sr-only">{t('sort')}</span>
        <select
          ref={select}
          name="sortby"
          defaultValue={applied.sort}
          autoComplete="off"
          onChange={(event) => sort(event.target.value)}
          className="field min-w-0 py-1.5 text-sm"
        >
          {sortsOf(scope).map((value: Sort) => (
            <option key={value} value={value}>
              {t(value === 'featured' ? (scope.q ? 'relevance' : 'newest') : value)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button className="button button-quiet">{t('go')}</button>
      </noscript>
    </Form>
  );
}
