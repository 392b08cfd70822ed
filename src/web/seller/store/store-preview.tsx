import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useNamed } from '#web/desk/edit/use-references.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';

/** A preview of the top of the store's page, in the form's language. */
export function StorePreview({ name }: { name: string }) {
  const t = useTranslations('seller-store');
  const { shown } = useFormLanguage();
  const [image, cover, about, policies, city, featured] = useWatch({
    name: ['image', 'cover', 'about', 'policies', 'city', 'featured_ids'],
  });
  const inShown = (texts: unknown) => {
    const text = textsIn(texts);
    return text[shown.code] || (Object.values(text)[0] ?? '');
  };
  const [aboutText, rules] = [inShown(about), inShown(policies)];
  const ids = Array.isArray(featured) ? featured.filter((id) => typeof id === 'number') : [];
  return (
    <section aria-label={t('preview')} className="card overflow-hidden">
      {cover && <img src={`/media/${cover}`} alt="" className="aspect-[4/1] w-full object-cover" />}
      <div className="grid gap-3 p-4">
        <h2 className="text-sm font-semibold text-ink-2">{t('preview')}</h2>
        <div className="flex items-center gap-3">
          {image && (
            <img
              src={`/media/${image}`}
              alt=""
              className="size-14 shrink-0 rounded-full border border-line object-cover"
            />
          )}
          <p className="min-w-0 break-words">
            <bdi className="text-lg font-semibold">{name}</bdi>
            {city && (
              <>
                <br />
                <bdi className="text-sm text-ink-2">{city}</bdi>
              </>
            )}
          </p>
        </div>
        {aboutText && (
          <p dir="auto" className="line-clamp-6 whitespace-pre-line break-words text-sm">
            {aboutText}
          </p>
        )}
        {rules && (
          <details className="text-sm">
            <summary className="link min-h-11 content-center">{t('policies')}</summary>
            <p dir="auto" className="break-words whitespace-pre-line">
              {rules}
            </p>
          </details>
        )}
        {ids.length > 0 && <Featured ids={ids} />}
      </div>
    </section>
  );
}

function Featured({ ids }: { ids: number[] }) {
  const t = useTranslations('seller-store');
  const { nameOf } = useNamed('sellerOwnChoice.products', ids);
  return (
    <ol aria-label={t('featured')} className="grid gap-2 text-sm">
      {ids.map(nameOf).map(({ id, title, image = '' }) => (
        <li key={id} className="flex min-w-0 items-center gap-2">
          <SmallPicture image={image} />
          <bdi className="min-w-0 break-words">{title}</bdi>
        </li>
      ))}
    </ol>
  );
}
