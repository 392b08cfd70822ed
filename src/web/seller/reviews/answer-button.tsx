import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

type Props = { review: RowOf<'sellerReviews.list'>; primary?: boolean; again: () => void };

/** Replies to a review, or changes the reply. */
export function AnswerButton({ review: { id, answer, title }, primary = false, again }: Props) {
  const t = useTranslations('seller-reviews');
  return (
    <ActButton
      primary={primary}
      label={answer ? t('change') : t('answer-act')}
      call="sellerReviews.answer"
      input={{ id, answer_seen: answer }}
      stays
      title={title}
      text={t('public')}
      beside={<AnswerNow answer={answer} />}
      fields={[{ name: 'answer', label: t('answer'), kind: 'lines', initial: answer }]}
      again={again}
    />
  );
}

/** What somebody else has answered since the dialog was opened: it would be replaced. */
function AnswerNow({ answer }: { answer: string }) {
  const t = useTranslations('seller-reviews');
  const [opened] = useState(answer);
  if (answer === opened || answer === '') return null;
  return (
    <div className="grid gap-1 border-s-2 border-line-2 ps-3 text-sm">
      <p className="font-semibold">{t('answer-now')}</p>
      <p dir="auto" className="break-words whitespace-pre-line">
        {answer}
      </p>
    </div>
  );
}
