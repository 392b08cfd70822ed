import { useRef, type FormEvent } from 'react';
import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { focusIn } from '#web/ui/focus-in.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FilterChoices } from '#web/ui/listing/filter-choices.tsx';
import { RatingChoices, SwitchChoices } from '#web/ui/listing/other-choices.tsx';
import {
  appliedIn,
  listingQuery,
  nothingApplied,
  type List,
  type Listing,
} from '#web/ui/listing/listing.ts';
import { PriceFields } from '#web/ui/listing/price-fields.tsx';
import { HiddenQuery } from '#web/ui/listing/hidden-query.tsx';
import { useNarrowing } from '#web/ui/listing/use-listing-navigation.ts';

const FORM = 'max-lg:px-4 [&>fieldset:first-of-type]:border-t-0 lg:[&>fieldset:first-of-type]:pt-0';

export const FILTERS = 'filters';

/** These apply at once; the price fields decide for themselves. */
const TICKS = ['checkbox', 'radio'];

/**
 * The filters of a listing as one form: beside it on wide screens, in a drawer (a native popover)
 * on small ones. Applied on a change with script, by a button without.
 */
export function Filters({ listing }: { listing: Listing }) {
  const t = useTranslations('listing');
  const { pathname } = useLocation();
  const narrow = useNarrowing();
  const form = useRef<HTMLFormElement>(null);
  const { scope, applied, choices, facets, page, total, more } = listing;
  const apply = () => {
    if (!form.current) return;
    const query = listingQuery(scope, appliedIn(new FormData(form.current), scope));
    if (query !== listingQuery(scope, applied) || page > 1) narrow(query);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const change = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && TICKS.includes(target.type)) apply();
  };
  const ticksOf = (name: Exclude<List, 'option'>, legend: string) => (
    <FilterChoices {...{ name, legend, listing }} choices={choices[name]} />
  );
  return (
    <section
      id={FILTERS}
      popover="auto"
      onToggle={focusIn}
      aria-label={t('filters')}
      className="bg-ground text-ink max-lg:drawer lg:static lg:block lg:w-auto lg:overflow-visible"
    >
      <DrawerHead />
      <Form
        ref={form}
        autoComplete="off"
        action={pathname}
        onChange={change}
        onSubmit={submit}
        className={FORM}
      >
        <HiddenQuery query={listingQuery(scope, { ...nothingApplied, sort: applied.sort })} />
        {ticksOf('brand', t('brands'))}
        <OptionFilters listing={listing} />
        <PriceFields
          min={applied.min}
          max={applied.max}
          found={facets?.prices ?? null}
          apply={apply}
        />
        <RatingChoices applied={applied.rating} counts={facets?.ratings ?? []} />
        <SwitchChoices
          applied={applied}
          counts={{ stock: facets?.in_stock ?? 0, offers: facets?.offers ?? 0 }}
        />
        {ticksOf('shipping', t('shipping'))}
        {ticksOf('store', t('stores'))}
        {ticksOf('collection', t('collections'))}
        <FormButtons total={total} more={more} />
      </Form>
    </section>
  );
}

/** The options of variants: the values of each attribute. */
function OptionFilters({ listing }: { listing: Listing }) {
  const byAttribute = Map.groupBy(listing.choices.option, ({ of = '' }) => of);
  return [...byAttribute].map(([legend, choices]) => (
    <FilterChoices key={legend} name="option" {...{ legend, choices, listing }} />
  ));
}

function DrawerHead() {
  const t = useTranslations('listing');
  return (
    <div
      className={
        'top-0 tall:sticky z-10 flex items-center justify-between ' +
        'border-b border-line bg-ground py-2 ps-4 pe-2 lg:hidden'
      }
    >
      <h2 className="text-lg">{t('filters')}</h2>
      <button
        type="button"
        popoverTarget={FILTERS}
        popoverTargetAction="hide"
        aria-label={t('close')}
        className="grid size-11 place-items-center rounded-sm hover:bg-ground-3"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

/** The buttons that apply: without script, and in the drawer. */
function FormButtons({ total, more }: { total: number; more: boolean }) {
  const t = useTranslations('listing');
  return (
    <>
      <noscript>
        <button className="button button-primary w-full max-lg:hidden">{t('apply')}</button>
      </noscript>
      <div className="bottom-0 -mx-4 tall:sticky border-t border-line bg-ground p-4 lg:hidden">
        <button
          onClick={() => document.getElementById(FILTERS)?.hidePopover()}
          className="button button-primary w-full"
        >
          {t(more ? 'show-products-more' : 'show-products', { count: total })}
        </button>
      </div>
    </>
  );
}
