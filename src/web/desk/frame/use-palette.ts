import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fold } from '#base/fold.ts';
import {
  iconOfFound,
  pathOfFound,
  pathOfNew,
  readRecent,
  type Choice,
} from '#web/desk/frame/found-places.ts';
import { navigationFor } from '#web/desk/frame/navigation.ts';
import { shortCode } from '#base/short-code.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

export type Group = { name: 'recent' | 'found' | 'screens' | 'actions'; choices: Choice[] };

/** Requests wait for such a pause in typing. */
const PAUSE_MS = 150;

/**
 * The matches for the typed text: things found by the server, screens, and what can be created;
 * without text, the recently opened things and all screens.
 */
export function usePalette(typed: string): { groups: Group[]; waits: boolean } {
  const t = useTranslations('desk');
  const { permissions } = useWho();
  const [recent] = useState(readRecent);
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer, waits } = useDeskAnswer('adminSearch.find', { q });
  const fits = ({ title }: Choice) => fold(title).includes(fold(typed));
  const places = navigationFor(permissions).flatMap((group) => group.places);
  const screens = places.map(({ name, path, icon }): Choice => ({
    path,
    icon,
    title: t(`nav-${name}`),
    note: '',
  }));
  const actions = places.flatMap((place): Choice[] => {
    const path = pathOfNew(place);
    const title = t('palette-new', { place: t(`nav-${place.name}`) });
    return path ? [{ path, icon: 'plus', title, note: '' }] : [];
  });
  const found = (answer?.ok && typed.trim() ? answer.data : []).map(
    ({ kind, id, title, note }): Choice => ({
      path: pathOfFound(kind, id),
      icon: iconOfFound(kind),
      title: kind === 'order' ? shortCode(title) : title,
      note: [t(`kind-${kind}`), note].filter(Boolean).join(' · '),
    }),
  );
  const groups: Group[] = typed.trim()
    ? [
        // local matches stay in place when the server's arrive
        { name: 'screens', choices: screens.filter(fits) },
        { name: 'found', choices: found },
        { name: 'actions', choices: actions.filter(fits) },
      ]
    : [
        { name: 'recent', choices: recent },
        { name: 'screens', choices: screens },
      ];
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    waits: waits || q !== typed.trim(),
  };
}
