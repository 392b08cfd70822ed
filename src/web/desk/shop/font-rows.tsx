import { useFormatter, useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import type { FontRow } from '#web/desk/shop/use-fonts.ts';

/** The added fonts, and the letters that each lacks. */
export function FontRows({ rows, again }: { rows: FontRow[]; again: () => void }) {
  const t = useTranslations('desk-shop');
  const some = rows.some(({ languages }) =>
    languages.some(({ missing, letters }) => missing > 0 && missing < letters),
  );
  return (
    <>
      {rows.map((row) => (
        <FontShown key={row.id} {...{ row, again }} />
      ))}
      {some && <p className="text-sm text-ink-2">{t('font-lacks-hint')}</p>}
    </>
  );
}

function FontShown({ row, again }: { row: FontRow; again: () => void }) {
  const t = useTranslations('desk-shop');
  const format = useFormatter();
  const { id, family, faces, languages } = row;
  const weights = new Set(faces.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)));
  const weightList = format.list([...weights]);
  return (
    <section aria-label={family} className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-semibold">
          <bdi translate="no">{family}</bdi>
        </h3>
        <span className="flex-1 text-sm text-ink-2">
          {t('font-weights', { weights: weightList })}
        </span>
        {!row.used && (
          <ActButton
            label={t('font-delete', { family })}
            icon="trash-2"
            call="adminFont.delete"
            input={{ id }}
            title={t('font-delete', { family })}
            text={t('font-delete-text')}
            again={again}
          />
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {languages.map((language) => (
          <div key={language.code} className="contents">
            <dt>{languageName(language.code)}</dt>
            <Fit {...language} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Fit({ letters, missing, named }: FontRow['languages'][number]) {
  const t = useTranslations('desk-shop');
  if (missing === 0) return <dd className="text-good">{t('font-fits')}</dd>;
  if (missing === letters) return <dd className="text-ink-2">{t('font-none')}</dd>;
  return <dd className="text-warn">{t('font-lacks', { count: missing, letters: named })}</dd>;
}
