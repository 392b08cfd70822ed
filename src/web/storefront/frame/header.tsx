import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { topBar } from '#web/ui/bars.ts';
import { Icon } from '#web/ui/icon.tsx';
import { categoryPath } from '#web/ui/links.ts';
import { cartCount } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { AccountMenu } from '#web/storefront/frame/account-menu.tsx';
import { CategoryDrawer } from '#web/storefront/frame/category-drawer.tsx';
import { LanguageMenu } from '#web/storefront/frame/language-menu.tsx';
import { Logo } from '#web/storefront/frame/logo.tsx';
import { SearchBox } from '#web/storefront/frame/search-box.tsx';
import { ThemeSwitch } from '#web/storefront/frame/theme-switch.tsx';
import { OwnerLink } from '#web/storefront/frame/owner-link.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

const BAR = 'shell flex flex-wrap items-center gap-x-3 gap-y-2 py-2 md:flex-nowrap md:gap-x-6';

/**
 * The header of every page: help and language, then logo, search and cart, then the categories.
 * Sticks without the first line.
 */
export function Header() {
  const t = useTranslations('header');
  const { categories } = useSite();
  return (
    <header
      ref={topBar}
      className="relative z-40 border-b border-line bg-ground tall:sticky tall:-top-9"
    >
      <TopLine />
      <div className={BAR}>
        <button
          type="button"
          popoverTarget="categories"
          aria-label={t('menu')}
          className="grid size-11 place-items-center rounded-sm hover:bg-ground-3 lg:hidden"
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <SearchBox />
        <nav aria-label={t('yours')} className="ms-auto flex items-center md:ms-0">
          <AccountMenu />
          <CartLink />
        </nav>
      </div>
      <nav
        aria-label={t('categories')}
        className="shell more-at-end hidden gap-6 pb-2 text-sm lg:flex"
      >
        <Link
          to="/categories"
          className="flex items-center gap-1.5 whitespace-nowrap font-semibold hover:text-primary"
        >
          <Icon name="menu" size={18} />
          {t('all-categories')}
        </Link>
        {categories.slice(0, 12).map((category) => (
          <PlainLink
            key={category.id}
            to={categoryPath(category)}
            className="whitespace-nowrap text-ink-2 hover:text-primary"
          >
            {category.title}
          </PlainLink>
        ))}
      </nav>
      <CategoryDrawer />
    </header>
  );
}

function TopLine() {
  const { email, phone, left, right } = useSite();
  return (
    <div className="h-9 bg-ground-2 text-sm text-ink-2">
      <div className="shell flex h-full items-center gap-4">
        {email && (
          <a
            href={`mailto:${email}`}
            className="hidden items-center gap-1.5 hover:text-primary lg:flex"
          >
            <Icon name="mail" size={15} />
            <OneWord className="max-[1360px]:sr-only">{email}</OneWord>
          </a>
        )}
        {phone && (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="hidden items-center gap-1.5 hover:text-primary md:flex"
          >
            <Icon name="phone" size={15} />
            <bdi dir="ltr" className="whitespace-nowrap lg:max-[1360px]:sr-only">
              {phone}
            </bdi>
          </a>
        )}
        {left.map(({ title, url }) => (
          <OwnerLink
            key={url}
            to={url}
            className="hidden whitespace-nowrap hover:text-primary sm:block"
          >
            {title}
          </OwnerLink>
        ))}
        <div className="ms-auto flex items-center gap-4">
          {right.map(({ title, url }, at) => (
            <OwnerLink
              key={url}
              to={url}
              className={`whitespace-nowrap hover:text-primary ${at > 0 ? 'hidden sm:block' : ''}`}
            >
              {title}
            </OwnerLink>
          ))}
          <Who />
          <ThemeSwitch />
          <LanguageMenu />
        </div>
      </div>
    </div>
  );
}

/** The signed-in person, or the links to sign in. CSS chooses before the first paint. */
function Who() {
  const t = useTranslations('header');
  const { sellers } = useSite();
  const linkClass = 'hidden whitespace-nowrap hover:text-primary';
  return (
    <>
      {sellers && (
        <PlainLink to="/seller/register" className={`${linkClass} lg:signed-out:block`}>
          {t('sell')}
        </PlainLink>
      )}
      <PlainLink to="/login" className={`${linkClass} lg:signed-out:block`}>
        {t('sign-in')}
      </PlainLink>
      <PlainLink to="/register" className={`${linkClass} lg:signed-out:block`}>
        {t('register')}
      </PlainLink>
      <PlainLink to="/user/profile" className={`${linkClass} lg:signed-in:block`}>
        {t('profile')}
      </PlainLink>
    </>
  );
}

function CartLink() {
  const t = useTranslations('header');
  const count = useReactiveState(cartCount);
  return (
    <Link
      to="/cart"
      aria-label={t('cart', { count })}
      className="relative grid size-11 place-items-center rounded-sm hover:text-primary"
    >
      <Icon name="shopping-cart" size={24} />
      {count > 0 && (
        <bdi
          className={
            'figures absolute end-0 top-0.5 min-w-5 rounded-full bg-primary ' +
            'px-1 text-center text-xs font-bold leading-5 text-on-primary'
          }
        >
          {count > 99 ? '99+' : count}
        </bdi>
      )}
    </Link>
  );
}
