import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { proposalReasons } from '#contract/proposal.ts';
import { inRow } from '#web/desk/parts/in-row.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useProductLabels } from '#web/desk/product/use-product-labels.ts';
import type { Proposal, Reason } from '#web/desk/proposals/use-proposal.ts';
import { productPath } from '#web/ui/links.ts';

/** The outcome, its reason, and a link to the next proposal. */
export function DecidedCard({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('desk-proposal');
  const labelOf = useProductLabels();
  const time = useMomentText();
  const { state, at_once, decided_by: by, decided_at: at, product, next, waiting } = proposal;
  return (
    <section aria-label={t('decision')} className="card grid grid-cols-1 gap-3 p-4 max-lg:order-1">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <State good={state === 'approved'}>{t(at_once ? 'at-once' : `state-${state}`)}</State>
        {at && <span className="text-ink-2">{inRow([by, time(at)])}</span>}
      </p>
      {state === 'refused' && (
        <dl className="grid gap-2 text-sm">
          <Why reason={proposal.reason} />
          {proposal.reasons.map((reason) => (
            <Why key={reason.field} label={labelOf(reason.field)} reason={reason} />
          ))}
        </dl>
      )}
      {state === 'approved' && product?.public && (
        <a href={productPath(product)} className="link text-sm">
          {t('see')}
        </a>
      )}
      {next !== null && (
        <Link to={`/admin/product-approvals/${next}`} className="button button-primary">
          {t('next', { count: waiting })}
        </Link>
      )}
    </section>
  );
}

function Why({ label, reason: { code, text } }: { label?: string; reason: Reason }) {
  const t = useTranslations('desk-proposal');
  const words = useTranslations('proposal-reason');
  const ready = proposalReasons.find((one) => one === code);
  if (!ready && text === '') return null;
  return (
    <div>
      <dt className="font-semibold">{label ?? t('reason-whole')}</dt>
      <dd className="break-words">{[ready && words(ready), text].filter(Boolean).join(' ')}</dd>
    </div>
  );
}
