import type { Finding } from '#contract/findings.ts';
import type { Say } from '#words/say.ts';

/** `Row 17, column “Variant Price”: “abc” isn’t a price …`, in the speaker's language. */
export function sayFinding(say: Say, { row, column, code, values }: Finding): string {
  const what = say(`finding.${code}`, findingValues(say, code, values));
  if (row === null) return say('import.at-column', { column: column ?? '', what });
  return column === null
    ? say('import.at-row', { row, what })
    : say('import.at-cell', { row, column, what });
}

/** A refusal of the market is shown with its own message. */
function findingValues(say: Say, code: Finding['code'], values: Finding['values']) {
  if (code !== 'market-refused') return values;
  const params: Record<string, string | number> = values;
  return { product: params.product ?? '', refusal: say(`refusal.${params.refusal}`, params) };
}
