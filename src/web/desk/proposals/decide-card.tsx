import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ReasonFields } from '#web/desk/proposals/reason-fields.tsx';
import type { Proposal, ProposalState } from '#web/desk/proposals/use-proposal.ts';

type Props = { proposal: Proposal; state: ProposalState };

/** Approves, or refuses with a reason. */
export function DecideCard({ proposal, state }: Props) {
  const t = useTranslations('desk-proposal');
  const { waits, problem, hasReason } = state;
  const { suspended } = proposal.store;
  return (
    <section aria-labelledby="decision" className="card grid grid-cols-1 gap-4 p-4 max-lg:order-1">
      <h2 id="decision" className="text-base font-semibold">
        {t('decision')}
      </h2>
      {problem && (
        <p role="alert" className="rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop">
          {problem}
        </p>
      )}
      {suspended && <p className="text-sm text-warn">{t('suspended')}</p>}
      {!suspended && <Approve proposal={proposal} state={state} />}
      <fieldset className="grid grid-cols-1 gap-3 border-t border-line pt-4">
        <legend className="sr-only">{t('refuse')}</legend>
        <p className="text-sm text-ink-2">{t('refuse-hint')}</p>
        <ReasonFields reason={state.whole} say={state.sayWhole} />
        <button
          type="button"
          aria-disabled={waits || !hasReason}
          onClick={() => hasReason && state.refuse()}
          className="button button-quiet justify-self-start text-drop"
        >
          <DeskIcon name="x" />
          {t('refuse')}
        </button>
      </fieldset>
    </section>
  );
}

function Approve({ proposal: { next, store }, state: { waits, hasReason, approve } }: Props) {
  const t = useTranslations('desk-proposal');
  const button = (label: string, act: () => void, primary = false) => (
    <button
      type="button"
      aria-disabled={waits || hasReason}
      onClick={() => !hasReason && act()}
      className={`button ${primary ? 'button-primary' : 'button-quiet'}`}
    >
      {primary && <DeskIcon name="check" />}
      {label}
    </button>
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      {button(t('approve'), () => approve(false), true)}
      {next !== null && button(t('approve-next'), () => approve(true))}
      {!store.trusted && button(t('approve-trust'), () => approve(false, true))}
      <p className="text-xs text-ink-2">
        {hasReason ? t('reason-said') : t('keys', { keys: 'Ctrl+Enter' })}
      </p>
    </div>
  );
}
