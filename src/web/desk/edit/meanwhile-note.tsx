import { useTranslations } from 'use-intl';
import { LastEdit } from '#web/desk/edit/last-edit.tsx';
import type { Clash } from '#web/desk/edit/merge.ts';
import { ShownValue, type Shows } from '#web/desk/edit/shown-value.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';

/** What somebody else saved: the new state, who and when, and the fields that both changed. */
export type Meanwhile = { theirs: Values; edited: OpenedThing['edited']; clashes: Clash[] };
type Props = {
  meanwhile: Meanwhile;
  mine: Values;
  labelOf: (field: string) => string;
  shows: Shows;
  settle: (clash: Clash, value: unknown) => void;
};

/** Somebody else saved this first: shows what both changed, and asks which version to keep. */
export function MeanwhileNote({ meanwhile, mine, labelOf, shows, settle }: Props) {
  const t = useTranslations('desk');
  const { edited, clashes, theirs } = meanwhile;
  const by = edited?.by || t('somebody');
  return (
    <section
      role="alert"
      className="mb-4 grid gap-3 rounded-[var(--radius)] bg-warn-tint p-4 text-sm"
    >
      <p className="font-semibold">{t('meanwhile', { by })}</p>
      <LastEdit edited={edited} />
      <p>{clashes.length ? t('meanwhile-choose') : t('meanwhile-merged')}</p>
      {clashes.map((clash) => (
        <fieldset key={clash.path} className="card grid gap-2 p-3">
          <legend className="px-1 font-semibold">{labelOf(clash.path)}</legend>
          <p>
            <span className="text-ink-2">{t('yours')}</span>{' '}
            <ShownValue {...{ shows }} field={clash.path} value={clash.mine} thing={mine} />
          </p>
          <p>
            <span className="text-ink-2">{t('theirs', { by })}</span>{' '}
            <ShownValue {...{ shows }} field={clash.path} value={clash.theirs} thing={theirs} />
          </p>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={() => settle(clash, clash.mine)}
              className="button button-quiet"
            >
              {t('take-yours')}
            </button>
            <button
              type="button"
              onClick={() => settle(clash, clash.theirs)}
              className="button button-quiet"
            >
              {t('take-theirs')}
            </button>
          </div>
        </fieldset>
      ))}
    </section>
  );
}
