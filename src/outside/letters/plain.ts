import type { Bill, Part, Sheet } from '#outside/letters/sheet.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';
import type { Say } from '#words/say.ts';

/** A letter as plain text, sent along with the HTML. */
export function plainOf(
  say: Say,
  { subject, title, parts, leave }: Sheet,
  { name, url, address }: Stationery,
): string {
  const foot = [
    say('letter.why', { shop: name }),
    ...(leave ? [`${say('letter.newsletter-leave')}: ${leave.page}`] : []),
    [name, address].filter(Boolean).join(', '),
    url,
  ];
  return [title ?? subject, ...parts.map(written), `-- \n${foot.join('\n')}`].join('\n\n');
}

function written(part: Part): string {
  if ('text' in part) return part.text;
  if ('quiet' in part) return part.quiet;
  if ('code' in part) return part.code;
  if ('quote' in part)
    return part.quote
      .split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join('\n');
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('bill' in part) return billOf(part.bill);
  return `${part.button}:\n${part.to}`;
}

function billOf({ stores, sums }: Bill): string {
  const lines = stores.flatMap(({ name, lines: sold }) => [
    name,
    ...sold.map(({ text, price }) => `  ${text}  ${price}`.trimEnd()),
    '',
  ]);
  return [...lines, ...sums.map(([name, amount]) => `${name}: ${amount}`)].join('\n').trimEnd();
}
