import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SwitchField } from '#web/desk/edit/fields.tsx';
import { textIn, textsIn } from '#web/desk/edit/opened-thing.ts';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { LinkField } from '#web/desk/fronts/link-field.tsx';
import { MenuRows } from '#web/desk/fronts/menu-rows.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';

type Row = { id: number | null; title: Record<string, string>; image?: string };
type Props = {
  name: string;
  label: string;
  /** Its links have pictures, and may have no target. */
  pictured: boolean;
};
const NEW_LINK = { id: null, title: {}, url: '' };
const NEW_PICTURE = { id: null, title: {}, link: '', image: '', public: true };

/** Links in order; one at a time is open for editing. */
export function MenuList({ name, label, pictured }: Props) {
  const t = useTranslations('desk-fronts');
  const { setValue, clearErrors, getFieldState, formState } = useFormContext();
  const rows: Row[] = useWatch({ name }) ?? [];
  const [open, setOpen] = useState<number | null>(null);
  const change = (next: Row[]) => {
    setOpen(null);
    clearErrors(name); // refusals name links by index, and would move to another link
    setValue(name, next, { shouldDirty: true });
  };
  const add = () => {
    setValue(name, [...rows, pictured ? NEW_PICTURE : NEW_LINK], { shouldDirty: true });
    setOpen(rows.length);
  };
  const faulty = (at: number) => getFieldState(`${name}.${at}`, formState).invalid;
  return (
    <MenuRows
      {...{ label, rows, change }}
      fault={getFieldState(name, formState).error?.message}
      nameOf={({ title }, at) =>
        textIn(textsIn(title), document.documentElement.lang) || t('menu-link', { place: at + 1 })
      }
      {...(pictured && { mark: ({ image = '' }: Row) => <SmallPicture image={image} /> })}
      fields={(_, at) => (
        <details
          open={open === at || faulty(at)}
          onToggle={({ currentTarget }) =>
            setOpen((was) => (currentTarget.open ? at : was === at ? null : was))
          }
          className="pb-2 text-sm"
        >
          <summary className="link inline-flex min-h-9 items-center">{t('menu-edit')}</summary>
          <LinkFields at={`${name}.${at}`} pictured={pictured} />
        </details>
      )}
    >
      <button type="button" onClick={add} className="button button-quiet justify-self-start">
        <DeskIcon name="plus" />
        {t('menu-add')}
      </button>
    </MenuRows>
  );
}

function LinkFields({ at, pictured }: { at: string; pictured: boolean }) {
  const t = useTranslations('desk-fronts');
  return (
    <div className="grid grid-cols-1 gap-4 py-2">
      <TextsField name={`${at}.title`} label={t('title')} />
      <LinkField name={`${at}.${pictured ? 'link' : 'url'}`} label={t('link')} />
      {pictured && (
        <>
          <PictureField name={`${at}.image`} label={t('picture')} />
          <SwitchField name={`${at}.public`} label={t('public')} />
        </>
      )}
    </div>
  );
}
