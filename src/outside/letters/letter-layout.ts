// How letters look: one layout, at most 600 pixels wide, readable in the dark.
import { escapeHtml as escape } from '#base/escape-html.ts';
import {
  CARD,
  font,
  GROUND,
  INK,
  layoutTable,
  LINE,
  QUIET,
  tag,
} from '#outside/letters/letter-tag.ts';
import type { Part, Sheet } from '#outside/letters/sheet.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';
import type { Say } from '#words/say.ts';
import { partOf, type Page, row } from '#outside/letters/letter-parts.ts';

// Mail programs with a dark mode invert the light colours; others ignore this.
const DARK =
  '@media (prefers-color-scheme:dark){' +
  '.ground{background:#1b1b20!important}' +
  '.card{background:#26262c!important;border-color:#3b3b44!important}' +
  '.ink{color:#f1efea!important}' +
  '.quiet{color:#bdbab3!important}' +
  '.tint{background:#34343c!important}' +
  '.line{border-color:#44444e!important}}' +
  '@media (max-width:480px){.card-in{padding:24px 20px 8px!important}}';

/** A letter as HTML. Text that people wrote is escaped; a code is always left to right. */
export function layOutLetter(say: Say, sheet: Sheet, paper: Stationery, language: string): string {
  const page: Page = {
    ...paper,
    start: paper.direction === 'rtl' ? 'right' : 'left',
    end: paper.direction === 'rtl' ? 'left' : 'right',
  };
  const { direction } = paper;
  const whole = layoutTable(
    { class: 'ground', dir: direction },
    { background: GROUND },
    row({ align: 'center' }, { padding: '24px 12px' }, columnOf(say, sheet, page)),
  );
  const body = tag(
    'body',
    { class: 'ground' },
    { margin: 0, padding: 0, background: GROUND, '-webkit-text-size-adjust': '100%' },
    preview(sheet.parts),
    whole,
  );
  const html = tag('html', { lang: language, dir: direction }, {}, head(sheet.subject), body);
  return `<!doctype html>${html}`;
}

function head(subject: string): string {
  return tag(
    'head',
    {},
    {},
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    tag('title', {}, {}, escape(subject)),
    tag('style', {}, {}, DARK),
  );
}

/**
 * The preview that mail programs show beside the subject: the second text, because the first is a
 * greeting.
 */
function preview(parts: Part[]): string {
  const [hello = '', more = hello] = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  return tag('div', {}, { display: 'none', 'max-height': 0, overflow: 'hidden' }, escape(more));
}

/** The sender, the card with the letter, and the footer. */
function columnOf(say: Say, { subject, title, parts, leave }: Sheet, page: Page): string {
  const card = { background: CARD, border: `1px solid ${LINE}`, 'border-radius': '12px' };
  const heading = { margin: '0 0 16px', font: font(700, 22, 1.35), color: INK };
  return layoutTable(
    {},
    { 'max-width': '600px' },
    row({ align: page.start }, { padding: '0 4px 16px' }, signOf(page)),
    row(
      { class: 'card card-in', align: page.start },
      { ...card, padding: '32px 32px 16px' },
      tag('h1', { class: 'ink' }, heading, escape(title ?? subject)),
      ...parts.map((part) => partOf(part, page)),
    ),
    row({ align: page.start }, { padding: '20px 4px 0' }, ...footOf(say, page, leave)),
  );
}

function signOf({ name, logo, url }: Page): string {
  const style = { display: 'block', height: '36px', width: 'auto', border: 0 };
  const image = (source: string) =>
    tag('img', { src: escape(source), alt: escape(name), height: '36' }, style).replace(
      '</img>',
      '',
    );
  return tag(
    'a',
    { href: escape(url), class: 'ink' },
    { font: font(700, 20, 1.3), color: INK, 'text-decoration': 'none' },
    logo ? image(logo) : escape(name),
  );
}

function footOf(say: Say, { name, url, address }: Page, leave: Sheet['leave']): string[] {
  const link = (to: string, text: string) =>
    tag('a', { href: escape(to), class: 'quiet' }, { color: QUIET }, escape(text));
  const lines = [
    escape(say('letter.why', { shop: name })),
    link(url, name) + (address ? ` · <bdi>${escape(address)}</bdi>` : ''),
    ...(leave ? [link(leave.page, say('letter.newsletter-leave'))] : []),
  ];
  const small = { margin: '0 0 6px', font: font(400, 13, 1.6), color: QUIET };
  return lines.map((line) => tag('p', { class: 'quiet' }, small, line));
}
