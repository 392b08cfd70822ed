import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { scoreParts } from '#contract/score-parts.ts';
import { EditOnly } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Row = DeskData<'adminScore.preview'>['stores'][number];
const MOST_WEIGHT = 100;
const MOST_PARCELS = 1000;
const BLANK = {
  score_parcels: '',
  ...Object.fromEntries(scoreParts.map((name) => [`score_${name}`, ''])),
};
const CALLS = {
  open: 'adminScore.open',
  save: 'adminScore.save',
  edits: 'adminScore.edits',
} as const;

/** The owner's weights for the scores of stores, with a preview. */
export default function ScorePage() {
  const t = useTranslations('desk-score');
  const labels: Record<string, string> = {
    score_parcels: t('least'),
    ...Object.fromEntries(scoreParts.map((name) => [`score_${name}`, t(`part-${name}`)])),
  };
  return (
    <EditOnly
      noun="settings"
      calls={CALLS}
      blank={BLANK}
      titleOf={() => t('title')}
      labelOf={(field) => labels[field] ?? field}
      aside={() => (
        <FieldCard title={t('least-title')}>
          <NumberField name="score_parcels" label={t('least')} hint={t('least-hint')} />
        </FieldCard>
      )}
    >
      {() => (
        <>
          <FieldCard title={t('weights')}>
            <p className="text-sm text-ink-2">{t('weights-text')}</p>
            {scoreParts.map((name) => (
              <NumberField
                key={name}
                name={`score_${name}`}
                label={t(`part-${name}`)}
                hint={t(`hint-${name}`)}
              />
            ))}
          </FieldCard>
          <Preview />
        </>
      )}
    </EditOnly>
  );
}

/** The scores of the stores that ship the most, with the typed weights. */
function Preview() {
  const t = useTranslations('desk-score');
  const names = Object.keys(BLANK);
  const typed: unknown[] = useWatch({ name: names });
  const wanted = useDeferredValue(
    Object.fromEntries(names.map((name, at) => [name, whole(typed[at], name)])),
  );
  const { answer, again } = useDeskAnswer('adminScore.preview', wanted);
  if (!answer) return <div aria-hidden className="skeleton h-48" />;
  if (!answer.ok) return <ListUnreached message={answer.message} again={again} />;
  const { scored, new_stores, stores } = answer.data;
  return (
    <div className="grid grid-cols-1 gap-2">
      <LinesTable<Row>
        title={t('preview')}
        rows={stores}
        keyOf={({ id }) => id}
        empty={t('preview-empty')}
        columns={[
          { label: t('store'), main: true, show: ({ name }) => <bdi>{name}</bdi> },
          { label: t('parcels'), number: true, show: ({ parcels }) => parcels },
          { label: t('now'), number: true, show: ({ now }) => now ?? '–' },
          {
            label: t('by-these'),
            number: true,
            show: ({ by_these }) => <strong>{by_these ?? '–'}</strong>,
          },
        ]}
      />
      <p className="text-sm text-ink-2">{t('preview-text', { scored, new: new_stores })}</p>
    </div>
  );
}

/** The typed weight, rounded to an allowed one. */
function whole(typed: unknown, name: string): number {
  const least = name === 'score_parcels' ? 1 : 0;
  const most = name === 'score_parcels' ? MOST_PARCELS : MOST_WEIGHT;
  const value = Math.trunc(Number(typed));
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
}
