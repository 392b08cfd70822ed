import { useId } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSearchBox } from '#web/storefront/frame/use-search-box.ts';
import { Icon } from '#web/ui/icon.tsx';

/**
 * The search box with suggestions (the combobox pattern): arrows move, Enter follows, Escape
 * closes, then clears; when empty, it lists this browser's earlier searches. A plain form without
 * script.
 */
export function SearchBox() {
  const id = useId();
  const t = useTranslations('search');
  const { box, submit, close, forget, forgetAll, key: press, ...typed } = useSearchBox();
  return (
    <Form
      action="/search"
      role="search"
      onSubmit={submit}
      className="relative order-last w-full md:order-none md:flex-1"
    >
      <div
        className={
          'flex h-11 items-center rounded-full border border-line-2 bg-ground-2 ' +
          'focus-within:border-primary focus-within:bg-ground'
        }
      >
        <Typed id={id} box={box} press={press} {...typed} />
        <SubmitButton />
      </div>
      <Announced box={box} />
      <p id={`${id}-help`} className="hidden">
        {t('delete-key')}
      </p>
      {box.found && (
        <box.found.SuggestionList
          id={id}
          open={box.popup}
          text={box.found.text}
          list={box.list}
          at={box.at}
          leave={close}
          forget={forget}
          forgetAll={forgetAll}
        />
      )}
    </Form>
  );
}

type Box = ReturnType<typeof useSearchBox>;
type TypedProps = Pick<Box, 'box' | 'write' | 'show' | 'leave'> & {
  id: string;
  press: Box['key'];
};

function Typed({ id, box, write, show, leave, press }: TypedProps) {
  const t = useTranslations('search');
  return (
    <input
      ref={box.input}
      name="q"
      value={box.text}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      placeholder={t('placeholder')}
      aria-label={t('label')}
      role="combobox"
      aria-expanded={box.popup}
      aria-describedby={box.list[0]?.group === 'recent' ? `${id}-help` : undefined}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={box.list[box.at] ? `${id}-${box.at}` : undefined}
      onChange={(event) => write(event.target.value)}
      onFocus={show}
      onBlur={leave}
      onKeyDown={press}
      className="h-full w-full min-w-0 flex-1 rounded-s-full bg-transparent ps-5 text-ellipsis outline-none"
    />
  );
}

/** What screen readers announce: present before it has text, so that it is heard. */
function Announced({ box: { popup, removed, list } }: Pick<Box, 'box'>) {
  const t = useTranslations('search');
  return (
    <p role="status" className="sr-only">
      {popup && removed && `${t('removed', { text: removed })} `}
      {popup && t('found', { count: list.length })}
    </p>
  );
}

function SubmitButton() {
  const t = useTranslations('search');
  return (
    <button
      aria-label={t('submit')}
      className={
        'grid h-full w-14 place-items-center rounded-e-full ' +
        'bg-primary text-on-primary hover:bg-primary-hover'
      }
    >
      <Icon name="search" size={20} />
    </button>
  );
}
