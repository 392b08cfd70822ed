/** The plain text of markup: one line for each paragraph, and a dash before list items. */
export function plainOf(html: string): string {
  const lines = html
    .replace(/<li>/g, '– ')
    .replace(/<br>|<\/(p|li|h\d|div|tr|dt|dd|blockquote|pre)>/g, '\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return body.textContent.replace(/\n{3,}/g, '\n\n').trim();
}
