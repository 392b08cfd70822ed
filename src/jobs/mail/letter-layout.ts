// How letters look: one layout, of tables and inline styles, which is what mail programs show. At
// most 600 pixels wide, readable in the dark.
import { escapeHtml as escape } from '#base/escape-html.ts';
import type { Bill, Part, Sheet } from '#jobs/mail/sheet.ts';
import type { Stationery } from '#jobs/mail/stationery.ts';
import type { Say } from '#words/say.ts';

const FONT = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Arabic','Noto Sans Devanagari',sans-serif`;
const INK = '#1c1a17';
const QUIET = '#5c5850';
const LINE = '#e4e1da';
const GROUND = '#f5f3ee';
const CARD = '#ffffff';
const TINT = '#f5f3ee';
// Programs that have a dark look turn these round; the others keep the light one.
const DARK =
  `@media (prefers-color-scheme:dark){.ground{background:#1b1b20!important}.card{background:#26262c!important;border-color:#3b3b44!important}.ink{color:#f1efea!important}.quiet{color:#bdbab3!important}` +
  `.tint{background:#34343c!important}.line{border-color:#44444e!important}}@media (max-width:480px){.card-in{padding:24px 20px 8px!important}}`;
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"';

type Page = Stationery & { start: 'left' | 'right'; end: 'left' | 'right' };

/**
 * A letter as HTML. All that people wrote is escaped; the code stands alone, from left to right.
 */
export function layOutLetter(
  say: Say,
  { subject, title, parts, leave }: Sheet,
  paper: Stationery,
  language: string,
): string {
  const page: Page = {
    ...paper,
    start: paper.direction === 'rtl' ? 'right' : 'left',
    end: paper.direction === 'rtl' ? 'left' : 'right',
  };
  const [hello = '', more = hello] = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  const small = `margin:0 0 6px;font:400 13px/1.6 ${FONT};color:${QUIET}`;
  const foot = [
    escape(say('letter.why', { shop: paper.name })),
    `<a href="${escape(paper.url)}" class="quiet" style="color:${QUIET}">${escape(paper.name)}</a>${paper.address ? ` · <bdi>${escape(paper.address)}</bdi>` : ''}`,
    ...(leave
      ? [
          `<a href="${escape(leave.page)}" class="quiet" style="color:${QUIET}">${escape(say('letter.newsletter-leave'))}</a>`,
        ]
      : []),
  ];
  return (
    `<!doctype html><html lang="${language}" dir="${paper.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${DARK}</style></head><body class="ground" style="margin:0;padding:0;background:${GROUND};-webkit-text-size-adjust:100%">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escape(more)}</div>` +
    `<table ${TABLE} class="ground" dir="${paper.direction}" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px"><table ${TABLE} style="max-width:600px">` +
    `<tr><td align="${page.start}" style="padding:0 4px 16px">${head(page)}</td></tr>` +
    `<tr><td class="card card-in" align="${page.start}" style="background:${CARD};border:1px solid ${LINE};border-radius:12px;padding:32px 32px 16px">` +
    `<h1 class="ink" style="margin:0 0 16px;font:700 22px/1.35 ${FONT};color:${INK}">${escape(title ?? subject)}</h1>${parts.map((part) => drawn(part, page)).join('')}</td></tr>` +
    `<tr><td align="${page.start}" style="padding:20px 4px 0">${foot.map((line) => `<p class="quiet" style="${small}">${line}</p>`).join('')}</td></tr></table></td></tr></table></body></html>`
  );
}

function head({ name, logo, url }: Page): string {
  const sign = logo
    ? `<img src="${escape(logo)}" alt="${escape(name)}" height="36" style="display:block;height:36px;width:auto;border:0">`
    : escape(name);
  return `<a href="${escape(url)}" class="ink" style="font:700 20px/1.3 ${FONT};color:${INK};text-decoration:none">${sign}</a>`;
}

function drawn(part: Part, page: Page): string {
  const { colour, onColour } = page;
  if ('text' in part)
    return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${FONT};color:${INK}">${escape(part.text)}</p>`;
  if ('quiet' in part)
    return `<p class="quiet" style="margin:0 0 12px;font:400 14px/1.6 ${FONT};color:${QUIET}">${escape(part.quiet)}</p>`;
  if ('code' in part)
    return `<p dir="ltr" class="ink tint" style="margin:0 0 16px;padding:16px;border-radius:8px;background:${TINT};text-align:center;font:700 32px/1.3 Menlo,Consolas,monospace;letter-spacing:8px;text-indent:8px;color:${INK}">${escape(part.code)}</p>`;
  if ('quote' in part)
    return `<blockquote dir="auto" class="ink tint" style="margin:0 0 16px;padding:14px 16px;border-radius:8px;background:${TINT};font:400 16px/1.6 ${FONT};color:${INK}">${escape(part.quote).replaceAll(/\r?\n/g, '<br>')}</blockquote>`;
  if ('facts' in part) return factsOf(part.facts, page);
  if ('bill' in part) return billOf(part.bill, page);
  return (
    `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="border-radius:8px;background:${colour}"><a href="${escape(part.to)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${colour};` +
    `font:600 16px/1.25 ${FONT};color:${onColour};text-decoration:none">${escape(part.button)}</a></td></tr></table>`
  );
}

function factsOf(facts: [name: string, value: string][], { start }: Page): string {
  const rows = facts
    .map(
      ([name, value]) =>
        `<tr><td class="quiet" align="${start}" valign="top" style="padding:0 0 8px;font:400 14px/1.6 ${FONT};color:${QUIET}">${escape(name)}<br><bdi class="ink" style="font-size:16px;color:${INK}">${escape(value)}</bdi></td></tr>`,
    )
    .join('');
  return `<table ${TABLE} style="margin:0 0 8px">${rows}</table>`;
}

function billOf({ stores, sums }: Bill, { start, end }: Page): string {
  const cell = (text: string, align: string, style: string) =>
    `<td class="ink line" align="${align}" valign="top" style="${style};font-family:${FONT};font-size:15px;line-height:1.5;color:${INK}"><bdi>${escape(text)}</bdi></td>`;
  const two = (text: string, price: string, style: string) =>
    `<tr>${cell(text, start, `padding:${style}`)}${cell(price, end, `padding:${style};padding-${start}:16px;white-space:nowrap`)}</tr>`;
  const sold = stores
    .map(
      ({ name, lines }) =>
        `<tr><td colspan="2" align="${start}" class="ink" style="padding:4px 0;font:600 15px/1.5 ${FONT};color:${INK}"><bdi>${escape(name)}</bdi></td></tr>` +
        lines
          .map(({ text, price }, at) =>
            two(text, price, at === lines.length - 1 ? '3px 0 12px' : '3px 0'),
          )
          .join(''),
    )
    .join('');
  const last = sums.length - 1;
  const totals = sums
    .map(([name, amount], at) =>
      two(
        name,
        amount,
        `${at === 0 ? '14px' : '3px'} 0 ${at === last ? '14px' : '3px'};${at === 0 ? `border-top:1px solid ${LINE};` : ''}font-weight:${at === last ? 700 : 400}`,
      ),
    )
    .join('');
  return `<table ${TABLE} style="margin:0 0 16px;border-collapse:collapse">${sold}${totals}</table>`;
}
