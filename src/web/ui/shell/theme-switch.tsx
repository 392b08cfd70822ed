import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Light or dark, remembered by this browser. Which icon shows is CSS's matter, so that server and browser write the same. */
export function ThemeSwitch() {
  const t = useTranslations('header');
  const turn = () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
  };
  return (
    <button type="button" onClick={turn} aria-label={t('theme')} className="grid size-8 place-items-center rounded-sm hover:text-primary">
      <Moon size={17} aria-hidden className="dark:hidden" /><Sun size={17} aria-hidden className="hidden dark:block" />
    </button>
  );
}
