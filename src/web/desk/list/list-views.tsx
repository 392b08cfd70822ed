import { useTranslations } from 'use-intl';

export type View = { name: string; label: string };
type Props = {
  views: View[];
  /** What the first is called where it does not show all. */
  first?: string | undefined;
  chosen: string;
  choose: (view: string) => void;
};

/** The views of a list, one press each; the first shows all, unless it says so. */
export function ListViews({ views, first, chosen, choose }: Props) {
  const t = useTranslations('desk');
  return (
    <div
      role="group"
      aria-label={t('views')}
      className="flex overflow-x-auto border-b border-line px-2 md:flex-wrap"
    >
      {[{ name: '', label: first ?? t('all') }, ...views].map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => choose(name)}
          className={
            'min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap ' +
            'text-ink-2 hover:text-ink aria-pressed:border-primary aria-pressed:text-primary'
          }
        >
          {label}
        </button>
      ))}
    </div>
  );
}
