import { useTranslations } from 'use-intl';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePrice } from '#web/ui/site.ts';

/** The contents of an option in the popup. */
export function SuggestionOption({
  suggestion: { title, image, price, within, text },
}: {
  suggestion: Suggestion;
}) {
  const t = useTranslations('suggest');
  const say = usePrice();
  return (
    <>
      {text !== undefined && <Icon name="search" size={16} className="shrink-0 text-ink-3" />}
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
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {within === undefined
          ? title
          : t.rich('within', {
              category: within,
              text: () => <b className="font-semibold">{title}</b>,
            })}
      </span>
      {price !== undefined && <span className="figures shrink-0 text-sm">{say(price)}</span>}
    </>
  );
}
