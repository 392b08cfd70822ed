import { useId } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSearchBox } from '#web/storefront/frame/use-search-box.ts';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Search with suggestions (the combobox pattern): arrows move, Enter follows, Escape closes, then
 * clears. A plain form without script.
 */
export function SearchBox() {
  const t = useTranslations('search');
  const id = useId();
  const { box, write, show, submit, key, follow, leave } = useSearchBox();
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
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={box.list[box.at] ? `${id}-${box.at}` : undefined}
          onChange={(event) => write(event.target.value)}
          onFocus={show}
          onBlur={leave}
          onKeyDown={key}
          className="h-full w-full min-w-0 flex-1 rounded-s-full bg-transparent ps-5 text-ellipsis outline-none"
        />
        <SubmitButton />
      </div>
      {box.found && (
        <box.found.SuggestionList
          id={id}
          open={box.popup}
          text={box.found.text}
          list={box.list}
          at={box.at}
          follow={follow}
        />
      )}
    </Form>
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
