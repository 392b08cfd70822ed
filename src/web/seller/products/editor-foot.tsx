import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { stepOf, STEPS, type Step } from '#web/seller/products/proposal-values.ts';
import type { Editing, Saving } from '#web/seller/products/use-proposal.ts';

type StepProps = { step: Step; go: (step: Step) => void };

/** On a phone: the steps, with a mark on those with an error. */
export function StepBar({ step, go }: StepProps) {
  const t = useTranslations('seller-products');
  const desk = useTranslations('desk');
  const { formState } = useFormContext();
  const faulty = new Set(Object.keys(formState.errors).map(stepOf));
  return (
    <nav aria-label={t('steps')} className="card flex overflow-x-auto px-2 md:hidden">
      {STEPS.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === step ? 'step' : undefined}
          onClick={() => go(name)}
          className={
            'min-h-11 flex-1 border-b-2 border-transparent px-2 text-sm font-medium ' +
            'whitespace-nowrap text-ink-2 aria-[current]:border-primary aria-[current]:text-primary'
          }
        >
          {t(`step-${name}`)}
          {faulty.has(name) && <span className="ms-1 text-drop">{desk('faulty')}</span>}
        </button>
      ))}
    </nav>
  );
}

type Props = StepProps & { edit: Editing; locked: boolean };

/** Whether the input is saved on the server; the next step; and the button that submits. */
export function EditorFoot({ edit, step, go, locked }: Props) {
  const t = useTranslations('seller-products');
  const saving = edit.sending ? 'saving' : edit.saving; // pictures may still be under way
  const next = STEPS[STEPS.indexOf(step) + 1];
  return (
    <div
      className={
        'foot-act sticky bottom-(--foot,0px) z-10 mt-4 flex flex-wrap items-center gap-2 border-t ' +
        'border-line bg-ground p-3 max-md:-mx-4 md:bottom-4 md:rounded-[var(--radius)] md:border'
      }
    >
      <p role="status" className={`me-auto text-sm ${TONES[saving]}`}>
        {saving === 'new' ? '' : t(`saving-${saving}`)}
      </p>
      {next && (
        <button
          type="button"
          onClick={() => {
            go(next);
            scrollTo(0, 0);
          }}
          className="button button-quiet md:hidden"
        >
          {t('next')}
        </button>
      )}
      <button type="submit" aria-disabled={locked} className="button button-primary">
        {t('send')}
      </button>
    </div>
  );
}

const TONES: Record<Saving, string> = {
  new: '',
  saved: 'text-ink-2',
  typed: 'text-ink-2',
  saving: 'text-ink-2',
  offline: 'text-warn',
  refused: 'text-drop',
};
