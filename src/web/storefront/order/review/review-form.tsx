import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Review } from '#contract/review.ts';
import { PictureChoice } from '#web/storefront/order/review/picture-choice.tsx';
import { StarChoice } from '#web/storefront/order/review/star-choice.tsx';
import { useReviewForm } from '#web/storefront/order/review/use-review-form.ts';

const LONGEST = 5000;
const WHOLE = 100;

/** Stars, words and pictures, and the way to send them. */
export function ReviewForm({
  product,
  order,
  before,
  saved,
  leave,
}: {
  product: number;
  order: number;
  before: Review | null;
  saved: (message: string) => void;
  leave: () => void;
}) {
  const t = useTranslations('review');
  const { written, known, wrong, sent, submit, add, change, dropKept, dropFresh } = useReviewForm({
    product,
    order,
    before,
    saved,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="mt-4 flex flex-col gap-4"
    >
      <StarChoice
        value={written.rating}
        choose={(rating) => change({ rating })}
        wrong={wrong.stars}
      />
      <TextArea text={written.text} write={(text) => change({ text })} />
      <PictureChoice
        kept={written.kept}
        fresh={written.fresh}
        add={(files) => void add(files)}
        dropKept={dropKept}
        dropFresh={dropFresh}
        wrong={wrong.pictures}
      />
      <p role="alert" className="text-drop empty:hidden">
        {wrong.refused}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="w-full text-sm text-ink-2">{t('shown')}</p>
        <button type="button" onClick={leave} className="button button-quiet max-sm:w-full">
          {t('cancel')}
        </button>
        <button aria-disabled={sent !== null} className="button button-primary max-sm:w-full">
          {known ? t('save') : t('send')}
        </button>
      </div>
      {sent !== null && <Progress share={sent} />}
    </form>
  );
}

function TextArea({ text, write }: { text: string; write: (text: string) => void }) {
  const t = useTranslations('review');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {t('text')} <span className="font-normal text-ink-2">({t('optional')})</span>
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={5}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => write(target.value)}
        placeholder={t('hint')}
        className="field block"
      />
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const t = useTranslations('review');
  return (
    <div className="flex items-center gap-3 text-sm text-ink-2">
      <progress value={share} aria-hidden className="h-1.5 flex-1 accent-primary" />
      <span role="status" className="figures">
        {t('sending', { percent: Math.round(share * WHOLE) })}
      </span>
    </div>
  );
}
