import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/ordered-product.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { stepsOf, type Step } from '#web/storefront/order/parcel-status.ts';

const LINE =
  'absolute bottom-0 start-[0.8125rem] top-7 w-0.5 ' +
  'md:-end-1/2 md:bottom-auto md:start-1/2 md:top-[0.8125rem] md:h-0.5 md:w-auto';
const MARK = 'relative z-10 grid size-7 shrink-0 place-items-center rounded-full border-2';

/** A parcel's steps as a line with times: horizontal on wide screens, vertical on phones. */
export function ParcelSteps({
  parcel,
}: {
  parcel: Pick<Parcel, 'status' | 'cancelled' | 'events'>;
}) {
  const t = useTranslations('track');
  const steps = stepsOf(parcel);
  return (
    <ol aria-label={t('progress')} className="flex flex-col md:flex-row">
      {steps.map((step, at) => (
        <Mark key={step.name} step={step} next={steps[at + 1]} />
      ))}
    </ol>
  );
}

const marks = {
  done: 'border-good bg-good text-ground',
  now: 'border-primary bg-primary text-on-primary',
  ahead: 'border-line-2 bg-ground text-ink-3',
  cancelled: 'border-drop bg-drop text-ground',
};

function Mark({ step, next }: { step: Step; next: Step | undefined }) {
  const t = useTranslations('track');
  const { name, state, at } = step;
  const line =
    next?.state === 'ahead' ? 'bg-line' : next?.state === 'cancelled' ? 'bg-drop' : 'bg-good';
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={
        'relative flex gap-3 ' +
        'md:min-h-0 md:w-1/5 md:flex-col md:items-center md:gap-2 md:text-center'
      }
    >
      {next && <span aria-hidden className={`${LINE} ${line}`} />}
      <span className={`${MARK} ${marks[state]}`}>
        {state === 'done' && <Icon name="check" size={16} strokeWidth={3} />}
        {state === 'now' && <span aria-hidden className="size-2.5 rounded-full bg-current" />}
        {state === 'cancelled' && <Icon name="x" size={16} strokeWidth={3} />}
      </span>
      <span
        className={
          `text-sm md:px-1 md:pb-0 ${next ? 'pb-4' : ''} ` +
          (at && state !== 'ahead' ? '' : 'pt-0.5 md:pt-0')
        }
      >
        <span className={`block ${state === 'ahead' ? 'text-ink-3' : 'font-semibold'}`}>
          {t(name)}
          {state === 'done' && <span className="sr-only"> ({t('done')})</span>}
        </span>
        {at && state !== 'ahead' && (
          <span className="block text-ink-2">
            <LocalTime at={at} hour stacked />
          </span>
        )}
      </span>
    </li>
  );
}
