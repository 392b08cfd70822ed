import { useTranslations } from 'use-intl';
import { PersonMenu } from '#web/desk/frame/person-menu.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** The bar over every screen: the search, and the signed-in person's menu. */
export function TopBar({ openMenu, find }: { openMenu: () => void; find: () => void }) {
  const t = useTranslations('desk');
  return (
    <header
      className={
        'sticky top-0 z-20 flex items-center gap-3 border-b border-line bg-ground px-4 ' +
        'py-2 md:px-6'
      }
    >
      <button
        type="button"
        onClick={openMenu}
        aria-label={t('menu')}
        className="grid size-11 place-items-center md:hidden"
      >
        <DeskIcon name="menu" size={22} />
      </button>
      <button
        type="button"
        onClick={find}
        aria-keyshortcuts="Control+K"
        className="field flex max-w-md items-center gap-2 bg-ground-2 text-start text-sm text-ink-2"
      >
        <DeskIcon name="search" />
        <span className="min-w-0 flex-1 truncate">{t('find')}</span>
        <kbd dir="ltr" className="rounded border border-line px-1.5 text-xs max-md:hidden">
          Ctrl K
        </kbd>
      </button>
      <PersonMenu />
    </header>
  );
}
