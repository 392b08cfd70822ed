import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type Props = {
  waits: boolean;
  /** Why it was refused; empty if nothing is wrong. */
  problem: string;
  decide: () => void;
  children: ReactNode;
};

/** The form of a decision, with errors above its fields. */
export function DecideFrame({ waits, problem, decide, children }: Props) {
  const t = useTranslations('desk-reports');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        decide();
      }}
      aria-label={t('decide')}
      className="card grid grid-cols-1 gap-4 p-4"
    >
      <h2 className="text-base font-semibold">{t('decide')}</h2>
      {problem && (
        <p role="alert" className="rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop">
          {problem}
        </p>
      )}
      {children}
      <button
        type="submit"
        aria-disabled={waits}
        className="button button-primary justify-self-start"
      >
        {t('decide')}
      </button>
    </form>
  );
}
