// A rich text, shown until somebody starts to write: the editor is loaded then.
import { useMemo } from 'react';
import type { RichText } from '#web/desk/rich-text/rich-text-editor.tsx';

type Props = Pick<RichText, 'label' | 'control' | 'language' | 'text' | 'example'> & {
  /** Opens the editor; null while it is loading. */
  begin: (() => void) | null;
};

export function TextPreview({ label, control, language, text, example, begin }: Props) {
  const html = useMemo(() => harmless(text || (example ?? '')), [text, example]);
  return (
    <div
      className={
        'rich-text prose-text max-h-[32rem] overflow-y-auto rounded-[var(--radius)] border ' +
        'border-line-2 bg-ground'
      }
    >
      <div
        {...control}
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-busy={begin === null}
        tabIndex={0}
        lang={language.code}
        dir={language.direction}
        onFocus={begin ?? undefined}
        className={`min-h-40 cursor-text px-4 py-3 ${text ? '' : 'text-ink-2'}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

const GONE = 'script, style, iframe, object, embed, form, link, meta, template';
const KEPT = new Set(['src', 'alt', 'width', 'height', 'colspan', 'rowspan']);

/** The text and pictures without anything active; links do nothing. */
function harmless(text: string): string {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const element of body.querySelectorAll(GONE)) element.remove();
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!KEPT.has(name)) element.removeAttribute(name);
  for (const link of body.querySelectorAll('a')) {
    const plain = link.ownerDocument.createElement('u');
    plain.append(...link.childNodes);
    link.replaceWith(plain);
  }
  return body.innerHTML;
}
