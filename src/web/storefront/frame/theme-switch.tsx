import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Light or dark, remembered by this browser. CSS chooses the icon, so that server and browser
 * render the same.
 */
export function ThemeSwitch() {
  const t = useTranslations('header');
  const turn = () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
  };
  return (
    <button
      type="button"
      onClick={turn}
      aria-label={t('theme')}
      className="grid size-8 place-items-center rounded-sm hover:text-primary"
    >
      <Icon name="moon" size={17} className="dark:hidden" />
      <Icon name="sun" size={17} className="hidden dark:block" />
    </button>
  );
}
