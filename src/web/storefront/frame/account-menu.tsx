import { useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { WorkLinks } from '#web/ui/work-links.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { accountLinks } from '#web/ui/account-links.ts';
import { SignOutButton } from '#web/ui/sign-out-button.tsx';
import { user } from '#web/ui/shopper.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const LOOK = 'block w-full rounded-sm px-3 py-2 text-start hover:bg-ground-3';

/**
 * The account menu, the same for everybody until CSS knows who is signed in (see styles.css), so
 * that nothing moves then. Opens without script.
 */
export function AccountMenu() {
  const t = useTranslations('header');
  const menu = useRef<HTMLDetailsElement>(null);
  const account = useReactiveState(user);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) {
      close();
      menu.current.querySelector('summary')?.focus();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what is in it
    <details
      ref={menu}
      className="group relative hidden md:block"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={key}
    >
      <summary
        aria-label={t('account')}
        className="flex min-h-11 list-none items-center gap-2 rounded-sm px-2 hover:text-primary"
      >
        <Icon name="user" size={22} />
        <span className="hidden text-sm xl:inline">{t('account')}</span>
        <Icon name="chevron-down" size={14} className="group-open:rotate-180" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears its links, which have keys of their own */}
      <div onClick={close} className="card shadow-float absolute end-0 top-full z-50 mt-1 w-64 p-2">
        <div className="flex flex-col gap-2 p-2 signed-in:hidden">
          <PlainLink to="/login" className="button button-primary">
            {t('sign-in')}
          </PlainLink>
          <PlainLink to="/register" className="button button-quiet">
            {t('register')}
          </PlainLink>
        </div>
        <p className="truncate px-3 pt-1 pb-2 font-semibold signed-out:hidden" dir="auto">
          {t('hello', { name: account?.name ?? '' })}
        </p>
        <ul className="border-t border-line pt-2">
          {accountLinks.map(([to, name]) => (
            <li key={to}>
              <PlainLink to={to} className={LOOK}>
                {t(name)}
              </PlainLink>
            </li>
          ))}
          <WorkLinks className={LOOK} />
        </ul>
        <SignOutButton className={`${LOOK} signed-out:hidden`}>{t('sign-out')}</SignOutButton>
      </div>
    </details>
  );
}
