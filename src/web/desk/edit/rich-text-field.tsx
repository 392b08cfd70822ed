import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyExample } from '#web/desk/edit/copy-example.tsx';
import { TextPreview } from '#web/desk/edit/text-preview.tsx';
import { useTexts } from '#web/desk/edit/form-language.tsx';
import type { RichText } from '#web/desk/rich-text/rich-text-editor.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const RichTextEditor = lazyPart(() => import('#web/desk/rich-text/rich-text-editor.tsx'));

/** Phone keyboards lose words in rich text editors, so phones get a plain text box. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

type Props = { name: string; label: string; hint?: string };

/** A text with headings, lists, links and pictures, in every language; or its HTML. */
export function RichTextField({ name, label, hint }: Props) {
  const t = useTranslations('desk');
  const [plain, setPlain] = useState(isTouched);
  const texts = useTexts(name);
  const { language, text, example, fault, focus, write } = texts;
  const aside = (
    <span className="flex flex-wrap gap-x-4">
      <CopyExample {...texts} />
      <button
        type="button"
        aria-pressed={plain}
        onClick={() => setPlain(!plain)}
        className="link text-sm font-semibold"
      >
        {t('as-html')}
      </button>
    </span>
  );
  return (
    <Field label={label} hint={hint} fault={fault} alert aside={aside}>
      {(control) =>
        plain ? (
          <textarea
            {...control}
            ref={focus}
            name={`${name}.${language.code}`}
            lang={language.code}
            dir={language.direction}
            value={text}
            placeholder={example}
            rows={16}
            onChange={({ target }) => write(target.value)}
            className="field"
          />
        ) : (
          <Written
            {...{ control, label, language, text, example, write }}
            name={`${name}.${language.code}`}
            asHtml={() => setPlain(true)}
          />
        )
      }
    </Field>
  );
}

type WrittenProps = Omit<RichText, 'takesFocus'> & { asHtml: () => void };

/** The text itself, until somebody starts to write: then the editor replaces it. */
function Written({ asHtml, ...text }: WrittenProps) {
  const [begun, setBegun] = useState(false);
  const came = useRef(false);
  const takesFocus = () => {
    const now = came.current;
    came.current = false;
    return now;
  };
  if (!begun)
    return (
      <TextPreview
        {...text}
        begin={() => {
          came.current = true;
          setBegun(true);
        }}
      />
    );
  return (
    <Suspense fallback={<TextPreview {...text} begin={null} />}>
      <RichTextEditor key={text.language.code} {...{ ...text, takesFocus, asHtml }} />
    </Suspense>
  );
}
