import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { ShownValue } from '#web/desk/edit/shown-value.tsx';
import { withColon } from '#web/desk/parts/named.ts';

type Change = DeskData<'adminAudit.open'>['changes'][number];

/** The fields that an edit changed, before and after. */
export function Changes({ changes }: { changes: Change[] }) {
  return (
    <ul className="grid gap-1">
      {changes.map(({ field, name, was, became }) => (
        <li key={field} className="break-words">
          <span className="font-semibold">{withColon(name)}</span>
          <del className="text-drop">
            <ShownValue shows={{}} thing={{}} {...{ field }} value={was} />
          </del>{' '}
          <ins className="text-good no-underline">
            <ShownValue shows={{}} thing={{}} {...{ field }} value={became} />
          </ins>
        </li>
      ))}
    </ul>
  );
}
