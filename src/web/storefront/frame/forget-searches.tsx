import { useTranslations } from 'use-intl';
import type { SuggestionListProps } from '#web/storefront/frame/suggestion-list.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Keeps the focus in the search box. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** Beside the recent searches, because an option cannot contain a button: one for each row. */
export function ForgetSearches({
  list,
  forget,
  forgetAll,
}: Pick<SuggestionListProps, 'list' | 'forget' | 'forgetAll'>) {
  const t = useTranslations('suggest');
  return (
    <div className="flex flex-col items-end">
      <button
        type="button"
        tabIndex={-1}
        onPointerDown={stay}
        onClick={forgetAll}
        className="link h-8 px-3 text-xs"
      >
        {t('clear')}
      </button>
      {list.map((suggestion) => (
        <button
          key={suggestion.title}
          type="button"
          tabIndex={-1}
          onPointerDown={stay}
          aria-label={t('remove', { text: suggestion.title })}
          onClick={() => forget(suggestion)}
          className="grid size-11 place-items-center rounded-sm text-ink-3 hover:bg-ground-3"
        >
          <Icon name="x" size={16} />
        </button>
      ))}
    </div>
  );
}
