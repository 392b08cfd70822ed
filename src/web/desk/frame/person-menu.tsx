import { Menu } from '@base-ui/react/menu';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { front } from '#web/desk/frame/front.ts';
import { who, useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { singleKeys, turnSingleKeys } from '#web/desk/parts/single-keys.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { call } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-[var(--radius-sm)] px-3 text-sm ' +
  'data-highlighted:bg-ground-3 outline-none';

/** The menu of the signed-in person: language, light or dark, and signing out. */
export function PersonMenu() {
  const t = useTranslations('desk');
  const { name, market } = useWho();
  const navigate = useNavigate();
  return (
    <Menu.Root>
      <Menu.Trigger
        className={
          'ms-auto grid size-10 shrink-0 place-items-center rounded-full bg-primary-tint ' +
          'text-sm font-semibold text-primary'
        }
      >
        <span aria-hidden>{initialsOf(name)}</span>
        <span className="sr-only">{t('person', { name })}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-40">
          <Menu.Popup className="card shadow-float min-w-56 p-1.5 text-ink">
            <p className="truncate px-3 py-2 text-sm font-semibold">{name}</p>
            <Menu.Item className={ITEM} onClick={() => void navigate(`${front().root}/me`)}>
              <DeskIcon name="settings" />
              {t('my-account')}
            </Menu.Item>
            <Menu.Separator className="my-1.5 border-t border-line" />
            <Menu.RadioGroup
              value={document.documentElement.lang}
              onValueChange={(code: string) => speak(code)}
            >
              {market.languages.filter(isOn).map((language) => (
                <Menu.RadioItem key={language.code} value={language.code} className={ITEM}>
                  <span className="grid size-4 place-items-center">
                    <Menu.RadioItemIndicator>
                      <DeskIcon name="check" size={16} />
                    </Menu.RadioItemIndicator>
                  </span>
                  <bdi lang={language.code}>{language.name}</bdi>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="my-1.5 border-t border-line" />
            <Menu.Item className={ITEM} onClick={turnScheme}>
              <DeskIcon name="moon" />
              {t('scheme')}
            </Menu.Item>
            <SingleKeys />
            <Menu.LinkItem className={ITEM} href="/">
              <DeskIcon name="external-link" />
              {t('see-site')}
            </Menu.LinkItem>
            <Menu.Item className={ITEM} onClick={() => void leave()}>
              <DeskIcon name="log-out" className="icon-mirror" />
              {t('sign-out')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const isOn = ({ enabled }: { enabled: boolean }) => enabled;

/** The switch for keyboard shortcuts without Ctrl (WCAG 2.1.4). */
function SingleKeys() {
  const t = useTranslations('desk');
  const keys = useReactiveState(singleKeys);
  return (
    <Menu.CheckboxItem
      className={ITEM}
      checked={keys}
      onCheckedChange={(on: boolean) => turnSingleKeys(on)}
    >
      <span className="grid size-4 place-items-center">
        <Menu.CheckboxItemIndicator>
          <DeskIcon name="check" size={16} />
        </Menu.CheckboxItemIndicator>
      </span>
      {t('single-keys')}
    </Menu.CheckboxItem>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('');

/** Redraws the screens in another language; the choice applies to the site, too. */
function speak(code: string): void {
  document.cookie = `i18n_redirected=${code}; path=/; samesite=lax; max-age=31622400`;
  location.reload();
}

function turnScheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  localStorage.setItem('theme', dataset.theme);
}

async function leave(): Promise<void> {
  await call('auth.logout');
  keepBearer(null);
  who.set(null);
}
