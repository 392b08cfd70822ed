// The page on which a shopper would pay at a gateway.
import type { Reply } from './stand-in.ts';

export type Page = {
  gateway: string;
  amount: string;
  title: string;
  /** The choices: the value that is posted as `do`, and its label. */
  choices: [string, string][];
  /** The result of the payment. */
  message?: string;
  fields?: Record<string, string>;
};

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:10vh auto;padding:0 1.5rem;' +
  'color:#1c2430}h1{font-size:1.75rem;margin:.25rem 0}small,[role=status]{color:#59636e}\n' +
  'button{font:inherit;width:100%;padding:.75rem;margin-top:.5rem;border:1px solid #c8d0d8;' +
  'border-radius:.5rem;background:#fff;cursor:pointer}.first{background:#1c2430;color:#fff}';

/** Each choice is a form that posts `do` to the page's own address. */
export function hostedPage(page: Page): Reply {
  const { amount, title, choices, message = '', fields = {} } = page;
  const standIn = `Stand-in of ${escape(page.gateway)}`;
  const hiddenFields = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const forms = choices.map(([value, words], at) => {
    const first = at === 0 ? ' class="first"' : '';
    const button = `<button name="do" value="${escape(value)}"${first}>${escape(words)}</button>`;
    return `<form method="post">${hiddenFields}${button}</form>`;
  });
  return {
    html:
      '<!doctype html><html lang="en"><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width">' +
      `<title>${standIn}, no money moves</title>\n<style>${STYLE}</style>\n` +
      `<main><small>${standIn}. No money moves.</small><h1>${escape(amount)}</h1>` +
      `<p>${escape(title)}</p><p role="status">${escape(message)}</p>${forms.join('')}</main></html>`,
  };
}

/** A final page without a way back to the shop. */
export const windowClosed = (gateway: string): Reply => ({
  html:
    '<!doctype html><html lang="en"><meta charset="utf-8">' +
    `<title>Stand-in of ${escape(gateway)}, no money moves</title>` +
    '<p>The window is closed: nobody goes back to the shop.</p></html>',
});

export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
