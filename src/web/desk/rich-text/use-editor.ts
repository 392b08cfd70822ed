import { Editor, type EditorOptions } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { cleanPaste } from '#web/desk/rich-text/clean-paste.ts';
import { extensions } from '#web/desk/rich-text/extensions.ts';
import type { RichText } from '#web/desk/rich-text/rich-text-editor.tsx';

/** The editor of a text within an element; `pictured` gets each added picture file. */
export function useEditor(
  place: RefObject<HTMLDivElement | null>,
  text: RichText,
  pictured: (file: File) => void,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const written = useRef(text.text);
  const write = useEffectEvent((html: string) => {
    written.current = html;
    text.write(html);
  });
  const take = useEffectEvent((files: FileList | undefined) => {
    const picture = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (picture) pictured(picture);
    return picture !== undefined;
  });
  const propsNow = useEffectEvent(() => editorProps(text, take));
  const begin = useEffectEvent(
    (element: HTMLElement) =>
      new Editor({
        element,
        extensions: extensions(text.example?.replace(/<[^>]*>/g, ' ').trim() ?? ''),
        content: text.text,
        injectCSS: false,
        editorProps: propsNow(),
        onUpdate: ({ editor: now }) => write(now.isEmpty ? '' : now.getHTML()),
      }),
  );
  const goOn = useEffectEvent((made: Editor) => {
    if (text.takesFocus()) made.commands.focus('start');
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const made = begin(place.current);
    setEditor(made);
    goOn(made);
    return () => made.destroy();
  }, [place]);
  // the text changed elsewhere: discarded, copied or merged
  useEffect(() => {
    if (!editor || text.text === written.current) return;
    written.current = text.text;
    editor.commands.setContent(text.text, { emitUpdate: false });
  }, [editor, text.text]);
  const { 'aria-invalid': invalid, 'aria-describedby': described } = text.control;
  useEffect(() => {
    editor?.setOptions({ editorProps: propsNow() });
  }, [editor, invalid, described]);
  return editor;
}

function editorProps(
  { name, label, control, language }: RichText,
  take: (files: FileList | undefined) => boolean,
): NonNullable<EditorOptions['editorProps']> {
  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = control;
  return {
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'data-name': name,
      lang: language.code,
      dir: language.direction,
      ...(invalid ? { 'aria-invalid': 'true' } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
    transformPastedHTML: cleanPaste,
    handlePaste: (_, event) => take(event.clipboardData?.files),
    handleDrop: (_, event, __, moved) => !moved && take(event.dataTransfer?.files),
  };
}
