// The rich text editor, loaded when somebody starts to write.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#web/desk/edit/form-language.tsx';
import { isKnown } from '#web/desk/rich-text/extensions.ts';
import { PictureDialog } from '#web/desk/rich-text/picture-dialog.tsx';
import { Toolbar } from '#web/desk/rich-text/toolbar.tsx';
import { useEditor } from '#web/desk/rich-text/use-editor.ts';
import type { FieldControl } from '#web/ui/form/field.tsx';

export type RichText = {
  name: string;
  label: string;
  control: FieldControl;
  language: Language;
  text: string;
  /** Shown while there is no text. */
  example: string | undefined;
  write: (html: string) => void;
  /** Whether it takes the focus: once, after a person went into the text to write. */
  takesFocus: () => boolean;
};

export default function RichTextEditor({ asHtml, ...text }: RichText & { asHtml: () => void }) {
  const t = useTranslations('desk');
  const [whole] = useState(() => isKnown(text.text));
  if (whole) return <Surface {...text} />;
  return (
    <div className="grid justify-items-start gap-2 rounded-[var(--radius)] bg-warn-tint p-3 text-sm">
      <p>{t('only-html')}</p>
      <button type="button" onClick={asHtml} className="button button-quiet">
        {t('as-html')}
      </button>
    </div>
  );
}

/** A picture being added to the text: one that was dropped, or none yet. */
export type PictureToAdd = { file: File | null };

function Surface(text: RichText) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<PictureToAdd | null>(null);
  const editor = useEditor(place, text, (file) => setWanted({ file }));
  return (
    <div className="rounded-[var(--radius)] border border-line-2 bg-ground focus-within:border-primary">
      {editor && <Toolbar editor={editor} addPicture={() => setWanted({ file: null })} />}
      <div ref={place} className="rich-text prose-text max-h-[32rem] overflow-y-auto" />
      {editor && wanted && (
        <PictureDialog
          file={wanted.file}
          answer={(picture) => {
            setWanted(null);
            if (picture) editor.chain().focus().setImage(picture).run();
          }}
          text={() => editor.view.dom}
        />
      )}
    </div>
  );
}
