import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Tick } from '#web/ui/listing/tick.tsx';
import type { Choice, List, Listing } from '#web/ui/listing/listing.ts';

const FoundChoices = lazyPart(() => import('#web/ui/listing/found-choices.tsx'));

const FIRST = 8;
/**
 * With more choices than this, those with the most products are shown; the others are found by
 * typing.
 */
const LONG = 20;
const MORE = 'link flex min-h-11 list-none items-center text-sm font-semibold lg:min-h-8';

type Props = { name: List; legend: string; choices: Choice[]; listing: Listing };

/**
 * The checkboxes of one filter, those with the most products first: eight and the chosen ones, the
 * others behind “show more”. A long one gets a search field, once its script is loaded.
 */
export function FilterChoices({ name, legend, choices, listing }: Props) {
  const isOn = ({ ids }: Choice) => ids.some((id) => listing.applied[name].includes(id));
  if (choices.length === 0) return null;
  const isLong = choices.length > LONG || listing.longer.includes(name);
  const row = (choice: Choice) => (
    <ChoiceRow key={choice.title} name={name} choice={choice} on={isOn(choice)} />
  );
  const first = <FirstChoices choices={mostOf(choices, isOn)} isOn={isOn} row={row} />;
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
      {isLong ? (
        <Suspense fallback={first}>
          <FoundChoices {...{ name, legend, choices, listing, isOn, row, first }} />
        </Suspense>
      ) : (
        first
      )}
    </fieldset>
  );
}

/** The choices with the most products and all chosen ones, in their own order. */
function mostOf(choices: Choice[], isOn: (choice: Choice) => boolean): Choice[] {
  const most = new Set(
    choices.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)).slice(0, LONG),
  );
  return choices.filter((one) => most.has(one) || isOn(one));
}

type Shown = {
  choices: Choice[];
  isOn: (choice: Choice) => boolean;
  row: (choice: Choice) => React.ReactNode;
};

function FirstChoices({ choices, isOn, row }: Shown) {
  const t = useTranslations('listing');
  // chosen when the page was opened; one that is chosen later does not move away from the finger
  const [chosen] = useState(() => new Set(choices.filter(isOn).map(({ title }) => title)));
  const isFirst = ({ title }: Choice, place: number) => place < FIRST || chosen.has(title);
  const rest = choices.filter((choice, place) => !isFirst(choice, place));
  return (
    <>
      <ul className="clear-both">{choices.filter(isFirst).map(row)}</ul>
      {rest.length > 0 && (
        <details className="group">
          <summary className={MORE}>
            <span className="group-open:hidden">{t('show-more', { count: rest.length })}</span>
            <span className="hidden group-open:inline">{t('show-fewer')}</span>
          </summary>
          <ul>{rest.map(row)}</ul>
        </details>
      )}
    </>
  );
}

function ChoiceRow({ name, choice, on }: { name: List; choice: Choice; on: boolean }) {
  const { ids, title, colour, count } = choice;
  return (
    <li>
      <Tick type="checkbox" name={name} value={ids.join(',')} on={on} count={count}>
        {colour && (
          <span
            aria-hidden
            style={{ background: colour }}
            className="size-4.5 shrink-0 rounded-full border border-line-2"
          />
        )}
        <span className="min-w-0 break-words" dir="auto">
          {title}
        </span>
      </Tick>
    </li>
  );
}
