import { useTranslations } from 'use-intl';
import type { Review } from '#contract/review.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { PictureChoice } from '#web/storefront/order/review/picture-choice.tsx';
import { StarChoice } from '#web/storefront/order/review/star-choice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { UploadProgress } from '#web/storefront/order/upload-progress.tsx';
import { useReviewForm } from '#web/storefront/order/review/use-review-form.ts';

const LONGEST = 5000;

/** Stars, text and pictures, and the button that sends them. */
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
  const { written, known, wrong, sent, submit, add, rate, change, dropKept, dropFresh } =
    useReviewForm({
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
      <StarChoice value={written.rating} choose={rate} wrong={wrong.stars} />
      <TextField
        name="text"
        label={t('text')}
        optional={t('optional')}
        rows={5}
        maxLength={LONGEST}
        value={written.text}
        placeholder={t('hint')}
        onText={(text) => change({ text })}
      />
      <PictureChoice
        existing={written.existing}
        fresh={written.fresh}
        add={(files) => void add(files)}
        dropKept={dropKept}
        dropFresh={dropFresh}
        wrong={wrong.pictures}
      />
      <FormAlert>{wrong.refused}</FormAlert>
      <FormButtons known={known} sending={sent !== null} leave={leave} />
      {sent !== null && (
        <UploadProgress share={sent} words={(percent) => t('sending', { percent })} />
      )}
    </form>
  );
}

function FormButtons({
  known,
  sending,
  leave,
}: {
  known: boolean;
  sending: boolean;
  leave: () => void;
}) {
  const t = useTranslations('review');
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p className="w-full text-sm text-ink-2">{t('shown')}</p>
      <button type="button" onClick={leave} className="button button-quiet max-sm:w-full">
        {t('cancel')}
      </button>
      <WorkButton busy={sending} className="button button-primary max-sm:w-full">
        {known ? t('save') : t('send')}
      </WorkButton>
    </div>
  );
}
