import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { categoryPath } from '#web/ui/links.ts';
import { useSite } from '#web/ui/site.ts';
import { focusIn } from '#web/ui/focus-in.ts';
import { OwnerLink } from '#web/storefront/frame/owner-link.tsx';

const close = () => document.getElementById('categories')?.hidePopover();

/** All categories in a drawer, on small screens. A native popover: opens without script. */
export function CategoryDrawer() {
  const t = useTranslations('header');
  const { categories, left } = useSite();
  return (
    <div id="categories" popover="auto" onToggle={focusIn} className="drawer bg-ground text-ink">
      <div className="flex items-center justify-between border-b border-line p-4">
        <p className="text-lg font-semibold">{t('all-categories')}</p>
        <button
          type="button"
          popoverTarget="categories"
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="grid size-11 place-items-center rounded-sm hover:bg-ground-3"
        >
          <Icon name="x" />
        </button>
      </div>
      <nav aria-label={t('all-categories')} className="p-2">
        {left.map(({ title, url }) => (
          <OwnerLink
            key={url}
            to={url}
            onClick={close}
            className="block rounded-sm px-3 py-2.5 font-semibold text-primary"
          >
            {title}
          </OwnerLink>
        ))}
        <ul className="border-t border-line pt-1">
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                to={categoryPath(category)}
                onClick={close}
                className="block rounded-sm px-3 py-2.5 hover:bg-ground-3"
              >
                {category.title}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to="/categories"
              onClick={close}
              className="block rounded-sm px-3 py-2.5 font-semibold hover:bg-ground-3"
            >
              {t('all-categories')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
