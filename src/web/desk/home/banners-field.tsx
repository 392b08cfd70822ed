import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';

const PLACES = [1, 2, 3, 4, 5, 6];
const MOST = 3;

/** Which banner places a block shows: a single one is wide, several stand beside one another. */
export function BannersField() {
  const t = useTranslations('desk-home');
  const { field } = useController({ name: 'banners' });
  const chosen: number[] = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t('banners')}</legend>
      <p className="mb-1 text-sm text-ink-2">{t('banners-hint')}</p>
      {PLACES.map((place) => (
        <label key={place} className="flex min-h-10 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={chosen.includes(place)}
            disabled={!chosen.includes(place) && chosen.length >= MOST}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...chosen, place] : chosen.filter((one) => one !== place),
              )
            }
            className="size-5"
          />
          {t('banner-place', { place })}
        </label>
      ))}
    </fieldset>
  );
}
