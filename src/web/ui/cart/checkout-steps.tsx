import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';

const STEP = 'flex min-h-11 items-center gap-2 border-b-3 text-sm md:text-base';
const NUMBER = 'figures grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold';
const QUIET = 'border border-line-2 text-ink-2';
const LOUD = 'bg-primary text-on-primary';

/**
 * The steps of buying: cart, shipping, payment. Earlier steps are links, later ones are reached
 * with their screen's button.
 */
export function CheckoutSteps({ at }: { at: 1 | 2 | 3 }) {
  const t = useTranslations('checkout');
  const steps = [
    ['/cart', t('step-cart')],
    ['/shipping', t('step-shipping')],
    ['/checkout', t('step-payment')],
  ] as const;
  return (
    <nav aria-label={t('steps')}>
      <ol className="grid grid-cols-3 gap-1">
        {steps.map(([to, name], index) => {
          const step = index + 1;
          const border = step <= at ? 'border-primary' : 'border-line';
          const text = step === at ? 'font-semibold' : 'text-ink-2';
          const stepClass = `${STEP} ${border} ${text}`;
          return (
            <li key={to}>
              {step < at ? (
                <Link to={to} className={`${stepClass} hover:text-primary`}>
                  <Mark>
                    <Icon name="check" size={14} strokeWidth={3} />
                  </Mark>
                  {name}
                  <span className="sr-only">, {t('step-done')}</span>
                </Link>
              ) : (
                <span className={stepClass} aria-current={step === at ? 'step' : undefined}>
                  <Mark quiet={step > at}>{step}</Mark>
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Mark({ quiet = false, children }: { quiet?: boolean; children: React.ReactNode }) {
  return <span className={`${NUMBER} ${quiet ? QUIET : LOUD}`}>{children}</span>;
}
