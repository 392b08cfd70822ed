// Cleans what is pasted from Word, Google Docs and web pages for the editor.
import { linkAddress, relOf } from '#web/desk/rich-text/link-address.ts';

/** Reduces headings to our two levels, Word's bullet paragraphs to lists, and links to ours. */
export function cleanPaste(html: string): string {
  // browsers complain about a style sheet even when it is only parsed
  const bare = html.replace(/<style[\s\S]*?<\/style>/gi, '');
  const { body } = new DOMParser().parseFromString(bare, 'text/html');
  for (const stray of body.querySelectorAll('style, script, meta, link, title, xml'))
    stray.remove();
  for (const heading of body.querySelectorAll('h1, h4, h5, h6'))
    rename(heading, heading.localName === 'h1' ? 'h2' : 'h3');
  for (const link of body.querySelectorAll('a')) {
    const address = linkAddress(link.getAttribute('href') ?? '');
    if (address === null) {
      link.replaceWith(...link.childNodes);
      continue;
    }
    link.setAttribute('href', address);
    const rel = relOf(address);
    if (rel) link.setAttribute('rel', rel);
    else link.removeAttribute('rel');
    for (const other of ['target', 'class', 'title']) link.removeAttribute(other);
  }
  for (const list of body.querySelectorAll('ol')) list.removeAttribute('type');
  gatherLists(body);
  return body.innerHTML;
}

function rename(element: Element, name: string): void {
  const replacement = element.ownerDocument.createElement(name);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

/** Word writes a list item as a paragraph with `mso-list` in its style, and its bullet as text. */
function gatherLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '')) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const name = /^\s*[\dA-Za-z]+[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    const list = before?.localName === name ? before : body.ownerDocument.createElement(name);
    list.append(item);
    paragraph.replaceWith(list);
  }
}
