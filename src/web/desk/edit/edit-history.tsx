import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Edit } from '#contract/resource.ts';
import type { EditsCall } from '#web/desk/parts/desk-call.ts';
import type { Values } from '#web/desk/edit/opened-thing.ts';
import { ShownValue, lineOf, type Shows } from '#web/desk/edit/shown-value.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { withColon } from '#web/desk/parts/named.ts';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** A change to one part of a field. */
export type PartChange = { label: string; was: unknown; became: unknown };
/** Fields whose changes are listed part by part, by name; null: as a whole. */
export type Parts = Record<string, (was: unknown, became: unknown) => PartChange[] | null>;

type Props = {
  call: EditsCall;
  /** The thing, in the form that the call takes. */
  of: Record<string, string | number | undefined>;
  labelOf: (field: string) => string;
  shows: Shows;
  parts?: Parts | undefined;
  /** Its current values. */
  thing: Values;
  version: number;
};

/** Who changed what and when; loaded when opened, and again after each save. */
export function EditHistory(props: Props) {
  const t = useTranslations('desk');
  const [open, setOpen] = useState(false);
  return (
    <details
      className="card p-3 text-sm"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-9 items-center gap-2 font-semibold">
        <DeskIcon name="history" />
        {t('history')}
      </summary>
      {open && <Edits key={props.version} {...props} />}
    </details>
  );
}

function Edits({ call, of, labelOf, shows, parts = {}, thing }: Props) {
  const t = useTranslations('desk');
  const momentOf = useMomentText();
  const { answer } = useDeskAnswer(call, of);
  if (!answer) return <p role="status">{t('loading')}</p>;
  const edits: Edit[] = answer.ok ? answer.data : [];
  if (edits.length === 0) return <p className="pt-2 text-ink-2">{t('no-history')}</p>;
  return (
    <ol className="grid gap-3 pt-2">
      {edits.map(({ version, by, at, was, became }) => (
        <li key={version} className="border-t border-line pt-2">
          <p className="text-ink-2">
            {by} · {momentOf(at)}
          </p>
          {was === null && <p>{t('made')}</p>}
          {was !== null &&
            became !== null &&
            Object.keys(became).map((field) => (
              <Changed
                key={field}
                label={labelOf(field)}
                parts={parts[field]?.(was[field], became[field]) ?? null}
                was={
                  <ShownValue
                    {...{ shows, field }}
                    value={was[field]}
                    thing={{ ...thing, ...was }}
                  />
                }
                became={
                  <ShownValue
                    {...{ shows, field }}
                    value={became[field]}
                    thing={{ ...thing, ...became }}
                  />
                }
              />
            ))}
        </li>
      ))}
    </ol>
  );
}

type ChangedProps = {
  label: string;
  parts: PartChange[] | null;
  was: ReactNode;
  became: ReactNode;
};

/** A field's old and new value, or its parts below its name. */
function Changed({ label, parts, was, became }: ChangedProps) {
  const amounts = useAmounts();
  const name = <span className="font-semibold">{withColon(label)}</span>;
  if (!parts)
    return (
      <p className="break-words">
        {name}
        <FromTo {...{ was, became }} />
      </p>
    );
  return (
    <div className="break-words">
      <p>{name}</p>
      <ul className="ps-3">
        {parts.map((part) => (
          <li key={part.label}>
            {withColon(part.label)}
            <FromTo was={lineOf(part.was, amounts)} became={lineOf(part.became, amounts)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const FromTo = ({ was, became }: Pick<ChangedProps, 'was' | 'became'>) => (
  <>
    <del className="text-drop">{was}</del> <ins className="text-good no-underline">{became}</ins>
  </>
);
