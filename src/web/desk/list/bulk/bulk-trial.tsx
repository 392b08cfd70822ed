import { useTranslations } from 'use-intl';
import { lineOf } from '#web/desk/edit/shown-value.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { withColon } from '#web/desk/parts/named.ts';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Props = { trial: DeskData<'adminBrand.tryBulk'> };

/** What would change in the first rows. */
export function BulkTrial({ trial: { all, rows } }: Props) {
  const t = useTranslations('desk-list');
  const amounts = useAmounts();
  return (
    <div className="grid gap-2 text-sm">
      <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto">
        {rows.map(({ id, title, changes, refusal }) => (
          <li key={id} className="border-t border-line pt-2 break-words">
            <p className="font-semibold">{title}</p>
            {refusal && <p className="text-warn">{refusal}</p>}
            {changes.map(({ field, name, was, became }) => (
              <p key={field}>
                <span className="text-ink-2">{withColon(name)}</span>
                <del className="text-drop">{lineOf(was, amounts)}</del>{' '}
                <ins className="text-good no-underline">{lineOf(became, amounts)}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {all > rows.length && (
        <p className="text-ink-2">{t('and-more', { count: all - rows.length })}</p>
      )}
    </div>
  );
}
