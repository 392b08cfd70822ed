import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StaffNote } from '#contract/admin/staff-note.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = { notes: StaffNote[]; write: (note: string) => Promise<boolean> };

/** Notes by staff for each other. */
export function NotesCard({ notes, write }: Props) {
  const t = useTranslations('desk-order');
  const time = useMomentText();
  const [text, setText] = useState('');
  return (
    <section aria-label={t('notes')} className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base font-semibold">{t('notes')}</h2>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!text.trim()) return;
          // text typed since then is another note
          void write(text).then((saved) => saved && setText((now) => (now === text ? '' : now)));
        }}
      >
        <Field label={t('note')} hint={t('notes-hint')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={text}
              maxLength={2000}
              onChange={({ target }) => setText(target.value)}
              className="field"
            />
          )}
        </Field>
        <button type="submit" className="button button-quiet justify-self-start">
          {t('note-keep')}
        </button>
      </form>
      <ul className="grid gap-3 text-sm">
        {notes.map(({ id, note, by, at }) => (
          <li key={id} className="border-t border-line pt-3">
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {note}
            </p>
            <p className="text-xs text-ink-2">
              {by}, {time(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
