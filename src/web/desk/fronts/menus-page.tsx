import { useTranslations } from 'use-intl';
import { EditOnly } from '#web/desk/edit/edit-screen.tsx';
import { textIn, textsIn } from '#web/desk/edit/opened-thing.ts';
import { showRows, type Show } from '#web/desk/edit/shown-value.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { DestinationNames } from '#web/desk/fronts/destination-names.tsx';
import { MenuList } from '#web/desk/fronts/menu-list.tsx';
import { MenuPages } from '#web/desk/fronts/menu-pages.tsx';

const WORDS = {
  header_left: 'menu-header-left',
  header_right: 'menu-header-right',
  footer_services: 'menu-services',
  footer_about: 'menu-about',
  footer_payment: 'menu-payment',
  footer_social: 'menu-social',
} as const;
const isList = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);
const BLANK = Object.fromEntries(Object.keys(WORDS).map((name) => [name, []]));
const CALLS = {
  open: 'adminMenus.open',
  save: 'adminMenus.save',
  edits: 'adminMenus.edits',
} as const;
/** Beside each other if both have room for the names of links. */
const SIDE_BY_SIDE =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-6';

const pages: Show = (ids) => (
  <DestinationNames kind="page" ids={Array.isArray(ids) ? ids.map(Number) : []} />
);
const links = showRows(({ title, url, link }) =>
  [textIn(textsIn(title), document.documentElement.lang), url ?? link].filter(Boolean).join(' → '),
);

/** The menus of header and footer, in their places on a page. */
export default function MenusPage() {
  const t = useTranslations('desk-fronts');
  return (
    <EditOnly
      noun="menus"
      calls={CALLS}
      blank={BLANK}
      titleOf={() => t('menus')}
      labelOf={(path) => {
        const [name = ''] = path.split('.');
        return isList(name) ? t(WORDS[name]) : path;
      }}
      shows={{
        footer_services: pages,
        footer_about: pages,
        header_left: links,
        header_right: links,
        footer_payment: links,
        footer_social: links,
      }}
    >
      {() => (
        <>
          <FieldCard title={t('menu-header')}>
            <p className="text-sm text-ink-2">{t('menu-header-hint')}</p>
            <div className={SIDE_BY_SIDE}>
              <MenuList name="header_left" label={t('menu-header-left')} pictured={false} />
              <MenuList name="header_right" label={t('menu-header-right')} pictured={false} />
            </div>
          </FieldCard>
          <FieldCard title={t('menu-footer')}>
            <div className={SIDE_BY_SIDE}>
              <MenuPages name="footer_services" label={t('menu-services')} />
              <MenuPages name="footer_about" label={t('menu-about')} />
              <MenuList name="footer_payment" label={t('menu-payment')} pictured />
              <MenuList name="footer_social" label={t('menu-social')} pictured />
            </div>
          </FieldCard>
        </>
      )}
    </EditOnly>
  );
}
