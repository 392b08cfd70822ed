import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cancelReasons, type StatedReason } from '#contract/cancel-reason.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Note } from '#web/ui/message/note.tsx';

/** The reason for cancelling, from a list; a wrong address can be corrected without cancelling. */
export function CancelReasonChoice({
  chosen,
  fault,
  cancelled,
}: {
  chosen: StatedReason;
  fault: string | undefined;
  /** It is already cancelled, so nothing can be corrected. */
  cancelled: boolean;
}) {
  const t = useTranslations('order');
  const id = useId();
  const [reason, setReason] = useState<StatedReason>(chosen);
  return (
    <fieldset aria-describedby={fault && `${id}-fault`}>
      <legend className="mb-1 text-sm font-semibold">{t('cancel-subject')}</legend>
      {cancelReasons.map((option) => (
        <label key={option} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={option}
            checked={reason === option}
            onChange={() => setReason(option)}
            className="size-5 shrink-0"
          />
          {t(`reason-${option}`)}
        </label>
      ))}
      <FieldFault id={`${id}-fault`} alert>
        {fault}
      </FieldFault>
      <div role="status">
        {reason === 'wrong-address' && !cancelled && (
          <Note kind="info" head={t('address-head')}>
            <p>{t('address-again')}</p>
            <Link to="/page/contact" className="link font-semibold">
              {t('address-write')}
            </Link>
          </Note>
        )}
      </div>
    </fieldset>
  );
}
