import { useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ForgetSearches } from '#web/storefront/frame/forget-searches.tsx';
import { SuggestionOption } from '#web/storefront/frame/suggestion-option.tsx';
import { usePanelRoom } from '#web/storefront/frame/use-panel-room.ts';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';
import '#web/ui/words/extras-words.client.ts';

/** On a phone as wide as the screen, ending above the keyboard. */
const PANEL =
  'card shadow-float absolute inset-x-0 top-full z-50 mt-2 max-h-[70vh] overflow-y-auto ' +
  'overscroll-contain p-2 max-md:-inset-x-4 max-md:rounded-none max-md:border-x-0';
const ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-ground-3';

export type SuggestionListProps = {
  id: string;
  open: boolean;
  text: string;
  list: Suggestion[];
  at: number;
  /** Called when one is followed. */
  leave: () => void;
  forget: (suggestion: Suggestion) => void;
  forgetAll: () => void;
};

/** The popup below the search box, by groups. Handles presses before the box loses the focus. */
export function SuggestionList({
  open,
  text,
  list,
  forget,
  forgetAll,
  ...rest
}: SuggestionListProps) {
  const t = useTranslations('suggest');
  const { panel, room } = usePanelRoom(open);
  const old = list.filter(({ group }) => group === 'recent');
  const { id, at } = rest;
  useLayoutEffect(() => {
    if (open && at >= 0)
      document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, id, at]);
  return (
    <div ref={panel} hidden={!open} style={room} className={PANEL}>
      {open && list.length === 0 && <p className="p-3">{t('nothing', { text })}</p>}
      <div className="flex">
        <Groups list={list} {...rest} />
        {old.length > 0 && <ForgetSearches list={old} forget={forget} forgetAll={forgetAll} />}
      </div>
    </div>
  );
}

function Groups({
  id,
  list,
  at,
  leave,
}: Pick<SuggestionListProps, 'id' | 'list' | 'at' | 'leave'>) {
  const t = useTranslations('suggest');
  const groups = Map.groupBy(
    list.map((suggestion, place) => ({ suggestion, place })),
    ({ suggestion }) => suggestion.group,
  );
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')} className="min-w-0 flex-1">
      {[...groups].map(([group, own]) => (
        <div key={group} role="presentation">
          <p
            role="presentation"
            className="flex h-8 items-center px-3 text-xs font-semibold text-ink-3"
          >
            {t(group)}
          </p>
          <div role="group" aria-label={t(group)}>
            {own.map(({ place, suggestion }) => (
              <Link
                key={suggestion.to}
                id={`${id}-${place}`}
                to={suggestion.to}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                onPointerDown={stay}
                onClick={leave}
                className={`${ROW} ${place === at ? 'bg-ground-3' : ''}`}
              >
                <SuggestionOption suggestion={suggestion} />
              </Link>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Keeps the focus in the search box. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();
