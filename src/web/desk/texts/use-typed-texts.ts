// Unsaved input for the texts of a language: kept in this browser until it is saved, across all
// pages of the list.
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { nameOf, type Text } from '#web/desk/texts/text-language.ts';

/** `text` null: the original one again. `version`: that of the text when typing started. */
const typed = z.object({
  section: z.string(),
  key: z.string(),
  text: z.string().nullable(),
  version: z.int(),
});
export type TypedText = z.output<typeof typed>;
type ByName = Record<string, TypedText>;
const draftShape = z.record(z.string(), typed);

/** The call takes this many at once. */
const MOST = 200;
const draftOf = (language: string) => `texts ${language}`;

/** The unsaved input, kept in the browser. */
function useStoredTexts(language: string) {
  const [all, setAll] = useState<ByName>(
    () => draftShape.safeParse(findDraft(draftOf(language), null)?.values).data ?? {},
  );
  useEffect(() => {
    const some = Object.keys(all).length > 0;
    keepDraft(draftOf(language), null, some ? { version: null, values: all } : null);
  }, [language, all]);
  return [all, setAll] as const;
}

/** `saved` is called after texts were saved, or when somebody else has saved some. */
export function useTypedTexts(language: string, saved: () => void) {
  const t = useTranslations('desk');
  const [all, setAll] = useStoredTexts(language);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [saving, setSaving] = useState(false);
  // versions saved here, which the list does not know yet
  const own = useRef(new Map<string, number>());
  const versionOf = (name: string, read: number) => Math.max(read, own.current.get(name) ?? 0);
  const type = (message: Text, text: string | null) => {
    const name = nameOf(message);
    const { section, key } = message;
    const version = versionOf(name, message.version);
    const same = (text ?? message.built_in ?? '') === message.text;
    setFaults(({ [name]: _, ...others }) => others);
    setAll(({ [name]: _, ...others }) =>
      same ? others : { ...others, [name]: { section, key, text, version } },
    );
  };
  const save = async () => {
    const messages = Object.values(all).slice(0, MOST);
    if (saving || messages.length === 0) return;
    setSaving(true);
    const answer = await deskCall('adminMessage.save', { language, messages });
    setSaving(false);
    const found = answer.ok ? {} : faultsIn(answer.fields, messages);
    setFaults(found);
    setProblem(answer.ok || Object.keys(found).length > 0 ? '' : answer.message || t('no-network'));
    if (answer.ok) {
      for (const one of answer.data) own.current.set(nameOf(one), one.version);
      // keeps input typed during the save, now based on the saved text
      setAll((now) =>
        Object.fromEntries(
          Object.entries(now)
            .filter(([, one]) => !messages.includes(one))
            .map(([name, one]) => [name, { ...one, version: versionOf(name, one.version) }]),
        ),
      );
      deskToast('done', answer.message);
    }
    if (answer.ok || answer.code === 'changed-meanwhile') saved();
  };
  const undo = () => {
    setAll({});
    setFaults({});
    setProblem('');
  };
  return { all, faults, problem, saving, type, save, undo };
}
export type TypedTexts = ReturnType<typeof useTypedTexts>;

/** The server's errors for `messages.3.text`, by the names of the texts. */
const faultsIn = (fields: Record<string, string>, messages: TypedText[]) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, fault]) => {
      const message = messages[Number(field.split('.')[1])];
      return message ? [[nameOf(message), fault]] : [];
    }),
  );
