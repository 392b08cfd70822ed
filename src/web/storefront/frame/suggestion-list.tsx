import { useTranslations } from 'use-intl';
import { Picture } from '#web/ui/picture.tsx';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';

const SUGGESTION = 'flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2 hover:bg-ground-3';

export type SuggestionListProps = {
  id: string;
  open: boolean;
  text: string;
  list: Suggestion[];
  at: number;
  follow: (to: string) => void;
};

/** The popup below the search box, by groups. Pressing works before the box loses focus. */
export function SuggestionList({ id, open, text, list, at, follow }: SuggestionListProps) {
  const t = useTranslations('search');
  const groups = Map.groupBy(
    list.map((suggestion, place) => ({ ...suggestion, place })),
    ({ group }) => group,
  );
  return (
    <div
      hidden={!open}
      className={
        'card shadow-float absolute inset-x-0 top-full ' +
        'z-50 mt-2 max-h-[70vh] overflow-y-auto p-2'
      }
    >
      <p role="status" className="sr-only">
        {open ? t('found', { count: list.length }) : ''}
      </p>
      {open && list.length === 0 && <p className="p-3">{t('nothing', { text })}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
        {[...groups].map(([group, own]) => (
          <div key={group} role="presentation">
            <p role="presentation" className="px-3 pb-1 pt-2 text-xs font-semibold text-ink-3">
              {t(group)}
            </p>
            <div role="group" aria-label={t(group)}>
              {own.map(({ place, title, to, image }) => (
                <div
                  key={to}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  onPointerDown={(event) => {
                    event.preventDefault();
                    follow(to);
                  }}
                  className={`${SUGGESTION} ${place === at ? 'bg-ground-3' : ''}`}
                >
                  {image !== undefined && (
                    <Picture
                      name={image}
                      alt=""
                      sizes="40px"
                      width={40}
                      height={40}
                      className="size-10 shrink-0 rounded-sm"
                    />
                  )}
                  <span className="truncate" dir="auto">
                    {title}
                  </span>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
