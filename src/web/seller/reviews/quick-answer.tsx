import { useTranslations } from 'use-intl';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { named } from '#web/desk/parts/named.ts';
import { useAct } from '#web/desk/parts/use-act.ts';

type Props = { review: RowOf<'sellerReviews.list'>; again: () => void };

/** Replies to a review within the list. */
export function QuickAnswer({ review: { id, name }, again }: Props) {
  const t = useTranslations('seller-reviews');
  const desk = useTranslations('desk');
  const { values, change, problem, waits, finish } = useAct({
    call: 'sellerReviews.answer',
    input: { id, answer_seen: '' },
    fields: [{ name: 'answer', label: t('your-answer'), kind: 'lines' }],
    done: again,
  });
  const refused = problem && (problem.fields.answer ?? problem.message);
  return (
    <span className="inline-grid w-full min-w-56 gap-1">
      <span className="flex items-end gap-2">
        <textarea
          name={`answer-${id}`}
          rows={1}
          dir="auto"
          value={values.answer}
          maxLength={2000}
          aria-label={named(t('your-answer'), name)}
          placeholder={t('your-answer')}
          onChange={({ target }) => change('answer', target.value)}
          className="field field-sizing-content min-h-11 min-w-0 flex-1"
        />
        <button
          type="button"
          aria-disabled={waits}
          onClick={() => void finish()}
          className="button button-quiet shrink-0"
        >
          {t('answer-act')}
        </button>
      </span>
      {values.answer && <span className="text-xs text-ink-2">{t('public')}</span>}
      <span role="alert" className="text-sm text-drop empty:hidden">
        {problem && (refused || desk('no-network'))}
      </span>
    </span>
  );
}
