import { Toolbar as Bar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { relOf } from '#web/desk/rich-text/link-address.ts';
import { LinkDialog } from '#web/desk/rich-text/link-dialog.tsx';

const BUTTON =
  'grid size-10 place-items-center rounded-[var(--radius-sm)] text-ink-2 hover:bg-ground-3 ' +
  'hover:text-ink aria-pressed:bg-primary-tint aria-pressed:text-primary';

/** The commands for the selected text: `is` says whether it already applies. */
const ACTS = [
  {
    name: 'heading-2',
    is: (editor: Editor) => editor.isActive('heading', { level: 2 }),
    act: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading-3',
    is: (editor: Editor) => editor.isActive('heading', { level: 3 }),
    act: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    is: (editor: Editor) => editor.isActive('bold'),
    act: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    is: (editor: Editor) => editor.isActive('italic'),
    act: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'list',
    is: (editor: Editor) => editor.isActive('bulletList'),
    act: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'list-ordered',
    is: (editor: Editor) => editor.isActive('orderedList'),
    act: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

/** The commands of a rich text; arrow keys move through them. */
export function Toolbar({ editor, addPicture }: { editor: Editor; addPicture: () => void }) {
  const t = useTranslations('desk');
  const [linking, setLinking] = useState(false);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => void editor.off('transaction', redraw);
  }, [editor]);
  return (
    <Bar.Root
      aria-label={t('rich-toolbar')}
      className="flex flex-wrap gap-0.5 border-b border-line p-1"
    >
      {ACTS.map(({ name, is, act }) => (
        <Bar.Button
          key={name}
          aria-label={t(`rich-${name}`)}
          title={t(`rich-${name}`)}
          aria-pressed={is(editor)}
          onClick={() => act(editor)}
          className={BUTTON}
        >
          <DeskIcon name={name} />
        </Bar.Button>
      ))}
      <Bar.Button
        aria-label={t('rich-link')}
        title={t('rich-link')}
        aria-pressed={editor.isActive('link')}
        onClick={() => setLinking(true)}
        className={BUTTON}
      >
        <DeskIcon name="link" />
      </Bar.Button>
      <Bar.Button
        aria-label={t('rich-picture')}
        title={t('rich-picture')}
        onClick={addPicture}
        className={BUTTON}
      >
        <DeskIcon name="image-plus" />
      </Bar.Button>
      {linking && (
        <LinkDialog
          address={String(editor.getAttributes('link').href ?? '')}
          answer={(address) => {
            setLinking(false);
            setLink(editor, address);
          }}
          text={() => editor.view.dom}
        />
      )}
    </Bar.Root>
  );
}

/** Links the selected text, or inserts the address if none is selected; empty removes the link. */
function setLink(editor: Editor, address: string | null): void {
  if (address === null) return;
  const marked = editor.chain().focus().extendMarkRange('link');
  if (address === '') return void marked.unsetLink().run();
  const attributes = { href: address, rel: relOf(address) };
  if (!editor.state.selection.empty || editor.isActive('link'))
    return void marked.setLink(attributes).run();
  const mark = { type: 'link', attrs: attributes };
  marked.insertContent({ type: 'text', text: address, marks: [mark] }).run();
}
