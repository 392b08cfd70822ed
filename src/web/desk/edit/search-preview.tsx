import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { textsIn, type Values } from '#web/desk/edit/opened-thing.ts';

type Props = {
  /** The path of its page, by its name in addresses. */
  pathOf: (slug: string) => string;
  /** The opened thing: with its names in addresses, by language. */
  opened: Values | null;
};

/** A page of the shop as a search engine may show it, in the form's language. */
export function SearchPreview({ pathOf, opened }: Props) {
  const t = useTranslations('desk-content');
  const { shown, first } = useFormLanguage();
  const [title, metaTitle, description, slug, slugs] = useWatch({
    name: ['title', 'meta_title', 'meta_description', 'slug', 'slugs'],
  });
  const localText = (value: unknown) => {
    const texts = textsIn(value);
    return texts[shown.code] || texts[first.code] || '';
  };
  const isFirst = shown.code === first.code;
  const typed = isFirst ? slug !== opened?.slug && slug : textsIn(slugs)[shown.code];
  const own = String(typed || textsIn(opened?.slugs_now)[shown.code] || slug || '');
  return (
    <figure className="grid gap-1 rounded-[var(--radius)] border border-line p-3 text-sm">
      <figcaption className="text-xs text-ink-2">{t('search-preview')}</figcaption>
      <p dir="ltr" className="truncate text-start text-ink-2">
        {location.host}
        {!isFirst && `/${shown.code}`}
        {own && decodeURI(pathOf(own))}
      </p>
      <p dir="auto" className="truncate text-base font-medium text-primary">
        {localText(metaTitle) || localText(title)}
      </p>
      <p dir="auto" className="line-clamp-2 text-ink-2">
        {localText(description)}
      </p>
    </figure>
  );
}
