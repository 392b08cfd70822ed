import { Menu } from '@base-ui/react/menu';
import { useTranslations } from 'use-intl';
import { PersonMenu } from '#web/desk/frame/person-menu.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { chooseWorkplace, useStore, useWorkplaces } from '#web/seller/frame/workplace.ts';

/** The bar over every screen: the store, and the signed-in person's menu. */
export function StoreBar() {
  const { all } = useWorkplaces();
  return (
    <header
      className={
        'sticky top-0 z-20 flex items-center gap-3 border-b border-line bg-ground px-4 py-2 ' +
        'md:px-6'
      }
    >
      {all.length > 1 ? <StoreMenu /> : <StoreName />}
      <PersonMenu />
    </header>
  );
}

function StoreName() {
  const { name, image } = useStore();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <SmallPicture image={image} />
      <span className="truncate font-semibold">{name}</span>
    </span>
  );
}

/** Lets people with several stores switch. */
function StoreMenu() {
  const t = useTranslations('seller');
  const { all, chosen } = useWorkplaces();
  return (
    <Menu.Root>
      <Menu.Trigger className="flex min-h-11 min-w-0 items-center gap-2">
        <StoreName />
        <DeskIcon name="chevron-down" />
        <span className="sr-only">{t('other-store')}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="z-40">
          <Menu.Popup className="card shadow-float min-w-56 p-1.5 text-ink">
            <Menu.RadioGroup value={chosen?.id}>
              {all.map((store) => (
                <Menu.RadioItem
                  key={store.id}
                  value={store.id}
                  onClick={() => chooseWorkplace(store)}
                  className={
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-[var(--radius-sm)] ' +
                    'px-3 text-sm outline-none data-highlighted:bg-ground-3'
                  }
                >
                  <span className="grid size-4 place-items-center">
                    <Menu.RadioItemIndicator>
                      <DeskIcon name="check" size={16} />
                    </Menu.RadioItemIndicator>
                  </span>
                  {store.name}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
