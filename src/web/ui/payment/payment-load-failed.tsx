import { useTranslations } from 'use-intl';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';

/** The payment methods could not be loaded: a button to try again. */
export function PaymentLoadFailed({ again }: { again: () => void }) {
  const t = useTranslations('checkout');
  const trouble = useTranslations('trouble');
  return (
    <ProblemBox
      fixes={
        <button type="button" onClick={again} className="min-h-8 font-semibold underline">
          {t('again')}
        </button>
      }
    >
      {trouble('api-down')}
    </ProblemBox>
  );
}
