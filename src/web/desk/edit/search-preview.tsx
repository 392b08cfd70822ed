import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { textsIn, type OpenedThing } from '#web/desk/edit/opened-thing.ts';

type Props = {
  /** Where it stands, by its name in addresses. */
  pathOf: (slug: string) => string;
  /** As it was opened, of what has a name in addresses in each language. */
  opened?: OpenedThing | null;
};

/** A page of the shop as a search engine may list it, in the language that the form shows. */
export function SearchPreview({ pathOf, opened }: Props) {
  const t = useTranslations('desk-content');
  const { shown, first } = useFormLanguage();
  const [title, metaTitle, description, slug, slugs] = useWatch({
    name: ['title', 'meta_title', 'meta_description', 'slug', 'slugs'],
  });
  const said = (value: unknown) => {
    const texts = textsIn(value);
    return texts[shown.code] || texts[first.code] || '';
  };
  const isFirst = shown.code === first.code;
  const own =
    (!isFirst && (textsIn(slugs)[shown.code] || textsIn(opened?.slugs_now)[shown.code])) ||
    String(slug);
  return (
    <figure className="grid gap-1 rounded-[var(--radius)] border border-line p-3 text-sm">
      <figcaption className="text-xs text-ink-2">{t('search-preview')}</figcaption>
      <p dir="ltr" className="truncate text-start text-ink-2">
        {location.host}
        {!isFirst && `/${shown.code}`}
        {decodeURI(pathOf(own))}
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
