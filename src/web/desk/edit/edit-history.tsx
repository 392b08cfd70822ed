import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Edit } from '#contract/resource.ts';
import type { EditsCall } from '#web/desk/parts/desk-call.ts';
import type { Values } from '#web/desk/edit/opened-thing.ts';
import { ShownValue, type Shows } from '#web/desk/edit/shown-value.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props = {
  call: EditsCall;
  /** Which thing, as the call takes it. */
  of: Record<string, string | number | undefined>;
  labelOf: (field: string) => string;
  shows: Shows;
  /** As it is now. */
  thing: Values;
  version: number;
};

/** Who changed what and when, asked for when it is opened, and again when it is saved. */
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

function Edits({ call, of, labelOf, shows, thing }: Props) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const { answer } = useDeskAnswer(call, of);
  if (!answer) return <p role="status">{t('loading')}</p>;
  const edits: Edit[] = answer.ok ? answer.data : [];
  if (edits.length === 0) return <p className="pt-2 text-ink-2">{t('no-history')}</p>;
  return (
    <ol className="grid gap-3 pt-2">
      {edits.map(({ version, by, at, was, became }) => (
        <li key={version} className="border-t border-line pt-2">
          <p className="text-ink-2">
            {by} · {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
          </p>
          {was === null && <p>{t('made')}</p>}
          {was !== null &&
            became !== null &&
            Object.keys(became).map((field) => (
              <p key={field} className="break-words">
                <span className="font-semibold">{labelOf(field)}: </span>
                <del className="text-drop">
                  <ShownValue
                    {...{ shows, field }}
                    value={was[field]}
                    thing={{ ...thing, ...was }}
                  />
                </del>{' '}
                <ins className="text-good no-underline">
                  <ShownValue
                    {...{ shows, field }}
                    value={became[field]}
                    thing={{ ...thing, ...became }}
                  />
                </ins>
              </p>
            ))}
        </li>
      ))}
    </ol>
  );
}
