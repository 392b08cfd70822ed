import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const ShareMenu = lazyPart(() => import('#web/storefront/product/share-menu.tsx'));

/**
 * Shares the product's address with the chosen variant: with the system's own sheet if the browser
 * has one, otherwise with a small menu.
 */
export function ShareButton({ title, variant }: { title: string; variant: number | undefined }) {
  const t = useTranslations('product-page');
  const ready = useHydrated();
  const menu = useId();
  const { open, show, place, button, key } = useMenu();
  const press = async () => {
    if (open || !('share' in navigator)) return show(!open);
    try {
      await navigator.share({ title, url: sharedAddress(variant) });
    } catch (problem) {
      const changedMind = problem instanceof DOMException && problem.name === 'AbortError';
      show(!changedMind);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what is in it
    <div
      ref={place}
      className="relative grid print:hidden"
      onKeyDown={key}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) show(false);
      }}
    >
      <button
        ref={button}
        type="button"
        disabled={!ready}
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        title={t('share')}
        onClick={() => void press()}
        className="button button-quiet px-3"
      >
        <Icon name="share-2" size={18} className="shrink-0" />
        <span className="md:sr-only">{t('share')}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ShareMenu
            id={menu}
            title={title}
            address={sharedAddress(variant)}
            done={() => {
              show(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Opens and closes: by the button, Escape (the focus goes back), and a press outside. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const beside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', beside);
    return () => removeEventListener('pointerdown', beside);
  }, [open]);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return { open, show: setOpen, place, button, key };
}

/** The page's own address in its language, with the chosen variant, if any. */
function sharedAddress(variant: number | undefined): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const address = new URL(canonical?.href ?? location.pathname, location.href);
  if (variant !== undefined) address.searchParams.set('variant', String(variant));
  return address.href;
}
