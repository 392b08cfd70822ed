import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { proposalReasons } from '#contract/proposal.ts';
import type { Reason } from '#web/desk/proposals/use-proposal.ts';

type Props = { reason: Reason; say: (reason: Reason) => void };

/**
 * The reason for a refusal: a ready one, which the seller reads in their language, own words, or
 * both.
 */
export function ReasonFields({ reason, say }: Props) {
  const t = useTranslations('desk-proposal');
  const words = useTranslations('proposal-reason');
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3">
      <div role="group" aria-label={t('reasons-ready')} className="flex flex-wrap gap-1.5">
        {proposalReasons.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={reason.code === code}
            onClick={() => say({ ...reason, code: reason.code === code ? null : code })}
            className={
              'min-h-11 rounded-[var(--radius)] border border-line-2 px-3 py-1 text-start text-sm ' +
              'aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:font-semibold ' +
              'md:min-h-8'
            }
          >
            {words(code)}
          </button>
        ))}
      </div>
      <div>
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          {t('reason-own')}
        </label>
        <textarea
          id={id}
          dir="auto"
          placeholder=" "
          rows={2}
          maxLength={1000}
          value={reason.text}
          onChange={({ target }) => say({ ...reason, text: target.value })}
          className="field w-full"
        />
      </div>
    </div>
  );
}
