import type { useTranslations } from 'use-intl';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import type { TextLanguage } from '#web/desk/texts/text-language.ts';

type Groups = DeskData<'adminMessage.list'>['groups'];

/** Filters by the language to write. */
export const languageFilter = (
  label: string,
  chosen: string,
  languages: TextLanguage[],
): ListFilter => ({
  name: 'language',
  show: (_, choose) => (
    <select
      aria-label={label}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      className="field text-sm"
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  ),
});

/** Filters by where people see the texts. */
export const groupFilter = (
  label: string,
  all: string,
  groups: Groups,
  t: ReturnType<typeof useTranslations<'desk-texts'>>,
): ListFilter => ({
  name: 'group',
  show: (value, choose) => (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      className="field text-sm"
    >
      <option value="">{all}</option>
      {groups.map(({ group, missing, outdated }) => (
        <option key={group} value={group}>
          {t('group', { name: t(`group-${group}`), count: missing + outdated })}
        </option>
      ))}
    </select>
  ),
});
