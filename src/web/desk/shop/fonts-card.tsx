import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { AddFont } from '#web/desk/shop/add-font.tsx';
import { FontRows } from '#web/desk/shop/font-rows.tsx';
import { fontName, useFonts, type FontRow } from '#web/desk/shop/use-fonts.ts';

/** The site's fonts, how they look in each language, and the choice of fonts. */
export function FontsCard({ languages, saved }: { languages: string[]; saved?: number }) {
  const t = useTranslations('desk-shop');
  const { rows, again } = useFonts(saved);
  const choices = rows.map(({ id, family }) => ({ value: String(id), label: family }));
  const chosen = useWatch({ name: ['body_font', 'heading_font'] });
  const [body, heading] = chosen.map((id) => rows.find((row) => row.id === Number(id)));
  return (
    <FieldCard title={t('fonts')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="body_font"
          label={t('body-font')}
          none={t('font-usual')}
          numbers
          choices={choices}
        />
        <SelectField
          name="heading_font"
          label={t('heading-font')}
          none={t('font-usual')}
          numbers
          choices={choices}
        />
      </div>
      <section aria-label={t('font-preview')} className="grid gap-4 sm:grid-cols-2">
        {languages.map((code) => (
          <Sample key={code} {...{ code, body, heading }} />
        ))}
      </section>
      <FontRows {...{ rows, again }} />
      <AddFont added={again} />
    </FieldCard>
  );
}

const written = (font: FontRow | undefined) =>
  font && { fontFamily: `${fontName(font)}, var(--font-sans)`, fontSize: `${font.size / 100}em` };
const A_DAY = new Date(Date.UTC(2026, 10, 27, 12));
const A_PRICE = 1234.5;

type Shown = { code: string; body: FontRow | undefined; heading: FontRow | undefined };

/** A heading and a text in a language, as on the site. */
function Sample({ code, body, heading }: Shown) {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const day = new Intl.DateTimeFormat(code, { dateStyle: 'full' }).format(A_DAY);
  const currency = new Intl.DisplayNames([code], { type: 'currency' });
  const price = new Intl.NumberFormat(code, { minimumFractionDigits: 2 }).format(A_PRICE);
  return (
    <div
      lang={code}
      dir="auto"
      translate="no"
      className="rounded-[var(--radius)] border border-line p-3"
    >
      <p className="text-xl font-semibold">
        <span style={written(heading ?? body)}>{name}</span>
      </p>
      <p>
        <span style={written(body)}>
          {day}. <strong>{price}</strong> {currency.of('EUR')}, {currency.of('INR')}
        </span>
      </p>
    </div>
  );
}
