import { useTranslations } from 'use-intl';
import { STEPS, type Step } from '#web/desk/install/install-values.ts';

type Props = { step: Step; go: (step: Step) => void };

/** The steps, the current one, and links back to finished ones. */
export function StepList({ step, go }: Props) {
  const t = useTranslations('install');
  const now = STEPS.indexOf(step);
  return (
    <nav aria-label={t('steps')} className="grid gap-2">
      <p className="text-sm text-ink-2">{t('progress', { at: now + 1, all: STEPS.length })}</p>
      <ol className="grid grid-cols-6 gap-1.5">
        {STEPS.map((stepName, at) => (
          <li key={stepName}>
            <button
              type="button"
              disabled={at > now}
              aria-current={at === now ? 'step' : undefined}
              onClick={() => at < now && go(stepName)}
              className={
                'grid min-h-11 w-full content-start gap-1.5 text-start text-xs ' +
                (at === now ? 'font-semibold text-ink' : 'text-ink-2')
              }
            >
              <span
                aria-hidden
                className={`h-1.5 rounded-full ${at <= now ? 'bg-primary' : 'bg-ground-3'}`}
              />
              <span className="max-md:sr-only">{t(`step-${stepName}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
