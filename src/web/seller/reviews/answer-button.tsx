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
      fields={[{ name: 'answer', label: t('answer'), kind: 'lines', initial: answer }]}
      again={again}
    />
  );
}
