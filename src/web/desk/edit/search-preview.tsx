import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { textsIn } from '#web/desk/edit/opened-thing.ts';

/**
 * A page of the shop as a search engine may list it, in the language of the screen; `pathOf` says
 * where it stands, by its name in addresses.
 */
export function SearchPreview({ pathOf }: { pathOf: (slug: string) => string }) {
  const t = useTranslations('desk-content');
  const [title, metaTitle, description, slug] = useWatch({
    name: ['title', 'meta_title', 'meta_description', 'slug'],
  });
  const said = (value: unknown) => {
    const texts = textsIn(value);
    return texts[document.documentElement.lang] ?? Object.values(texts)[0] ?? '';
  };
  return (
    <figure className="grid gap-1 rounded-[var(--radius)] border border-line p-3 text-sm">
      <figcaption className="text-xs text-ink-2">{t('search-preview')}</figcaption>
      <p dir="ltr" className="truncate text-start text-ink-2">
        {location.host}
        {pathOf(String(slug))}
      </p>
      <p dir="auto" className="truncate text-base font-medium text-primary">
        {said(metaTitle) || said(title)}
      </p>
      <p dir="auto" className="line-clamp-2 text-ink-2">
        {said(description)}
      </p>
    </figure>
  );
}
