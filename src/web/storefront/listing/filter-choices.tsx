import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Tick } from '#web/storefront/listing/tick.tsx';
import type { Choice, List } from '#web/ui/listing/listing.ts';

const FIRST = 8;
/** Of more than so many, one is found by typing. */
const LONG = 20;
const MORE = 'link flex min-h-11 list-none items-center text-sm font-semibold lg:min-h-8';

/** The ticks of one filter, those with most products first: eight, the others behind “show more”. */
export function FilterChoices({
  name,
  legend,
  choices,
  applied,
}: {
  name: List;
  legend: string;
  choices: Choice[];
  applied: number[];
}) {
  const t = useTranslations('listing');
  const isOn = ({ ids }: Choice) => ids.some((id) => applied.includes(id));
  const rest = choices.slice(FIRST);
  const [open] = useState(() => rest.some(isOn));
  const [typed, find] = useState('');
  if (choices.length === 0) return null;
  const fits = (title: string) => lowered(title).includes(lowered(typed));
  const row = (choice: Choice) => (
    <li key={choice.title}>
      <Tick
        type="checkbox"
        name={name}
        value={choice.ids.join(',')}
        on={isOn(choice)}
        count={choice.count}
      >
        {choice.colour && (
          <span
            aria-hidden
            style={{ background: choice.colour }}
            className="size-4.5 shrink-0 rounded-full border border-line-2"
          />
        )}
        <span className="min-w-0 break-words" dir="auto">
          {choice.title}
        </span>
      </Tick>
    </li>
  );
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
      <ul className="clear-both">{choices.slice(0, FIRST).map(row)}</ul>
      {rest.length > 0 && (
        <details open={open} className="group">
          <summary className={MORE}>
            <span className="group-open:hidden">{t('show-more', { count: rest.length })}</span>
            <span className="hidden group-open:inline">{t('show-fewer')}</span>
          </summary>
          {choices.length > LONG && <FindField label={t('find-in', { legend })} find={find} />}
          <ul>{rest.filter(({ title }) => fits(title)).map(row)}</ul>
        </details>
      )}
    </fieldset>
  );
}

const lowered = (text: string) => text.trim().toLocaleLowerCase();

/** Leaves those of the others whose names say what is typed; without script, all of them stand there. */
function FindField({ label, find }: { label: string; find: (typed: string) => void }) {
  const id = useId();
  const [scripted, script] = useState(false);
  useEffect(() => script(true), []);
  if (!scripted) return null;
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder={label}
        className="field mb-1 px-2 py-1.5 text-sm"
        onChange={(event) => find(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </>
  );
}
