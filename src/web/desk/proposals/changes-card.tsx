import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { inRow } from '#web/desk/parts/in-row.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { withColon } from '#web/desk/parts/named.ts';
import { useProductLabels } from '#web/desk/product/use-product-labels.ts';
import { ChangeShown } from '#web/desk/proposals/change-shown.tsx';
import { ReasonFields } from '#web/desk/proposals/reason-fields.tsx';
import { NO_REASON, type Proposal, type ProposalState } from '#web/desk/proposals/use-proposal.ts';

export type Change = Proposal['changes'][number];
type Props = { proposal: Proposal; state: ProposalState };

/** Everything that the seller changed, field by field; for a new product, all fields. */
export function ChangesCard({ proposal, state }: Props) {
  const t = useTranslations('desk-proposal');
  const fields = [...new Set(proposal.changes.map(fieldOf))];
  return (
    <section aria-labelledby="changes" className="card grid grid-cols-1">
      <h2 id="changes" className="p-4 text-base font-semibold">
        {t(proposal.kind === 'new' ? 'whole' : 'changes')}
      </h2>
      {fields.length === 0 && <p className="p-4 pt-0 text-ink-2">{t('no-changes')}</p>}
      {fields.map((field) => (
        <FieldChanges
          key={field}
          field={field}
          changes={proposal.changes.filter((change) => fieldOf(change) === field)}
          open={proposal.state === 'sent'}
          isNew={proposal.kind === 'new'}
          state={state}
        />
      ))}
    </section>
  );
}

const fieldOf = ({ key }: Change): string => key.split('.')[0] ?? '';

type FieldProps = {
  field: string;
  changes: Change[];
  open: boolean;
  isNew: boolean;
  state: ProposalState;
};

/** The changes of one field, with a place to say what is wrong with them. */
function FieldChanges({ field, changes, open, isNew, state }: FieldProps) {
  const t = useTranslations('desk-proposal');
  const label = useProductLabels()(field);
  const [expanded, setExpanded] = useState(false);
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-2 border-t border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-sm font-semibold">{label}</h3>
        {open && (
          <button
            type="button"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
            className="link inline-flex min-h-11 items-center gap-1 text-sm md:min-h-8"
          >
            {t('reason-field')}
            <span className="sr-only">{withColon('') + label}</span>
          </button>
        )}
      </div>
      {changes.map((change) => (
        <div key={change.key} className="grid grid-cols-1 gap-2">
          <ChangeShown change={change} isNew={isNew} />
          {change.gone && (
            <p className="flex items-center gap-1 text-sm text-warn">
              <DeskIcon name="triangle-alert" size={16} />
              {t('gone')}
            </p>
          )}
          {change.now && <Clash change={change} open={open} state={state} />}
        </div>
      ))}
      {expanded && open && (
        <ReasonFields
          reason={state.fields[field] ?? NO_REASON}
          say={(reason) => state.sayField(field, reason)}
        />
      )}
    </section>
  );
}

type ClashProps = { change: Change; open: boolean; state: ProposalState };

/** What the market changed in the same part meanwhile, and whether to keep that. */
function Clash({ change, open, state }: ClashProps) {
  const t = useTranslations('desk-proposal');
  const now = inRow(change.now ?? []) || t('nothing');
  return (
    <div className="grid gap-2 rounded-[var(--radius)] bg-warn-tint p-3 text-sm">
      <p className="flex items-start gap-2">
        <DeskIcon name="triangle-alert" size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">{t('clash', { now })}</span>
      </p>
      {open && (
        <label className="flex min-h-11 items-center gap-2 md:min-h-8">
          <input
            type="checkbox"
            checked={state.keep.includes(change.key)}
            onChange={({ target }) => state.keeps(change.key, target.checked)}
            className="size-5"
          />
          {t('keep')}
        </label>
      )}
    </div>
  );
}
