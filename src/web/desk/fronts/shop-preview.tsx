// Draws parts of the shop inside the back office, in a separate React tree, because the shop's
// router is another one. Nothing in it reacts to clicks.
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useTranslations } from 'use-intl';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { useDefaultImage } from '#web/desk/fronts/use-default-image.ts';

type Scheme = 'light' | 'dark';

/** Children in the language of the form's texts, light or dark. */
export function ShopPreview({ children }: { children: ReactNode }) {
  const t = useTranslations('desk-fronts');
  const [scheme, setScheme] = useState<Scheme>('light');
  const { code, direction } = useFormLanguage().shown;
  return (
    <figure className="card grid grid-cols-1 gap-3 p-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-base font-semibold">{t('preview')}</span>
        <span role="group" aria-label={t('scheme')} className="flex gap-1">
          {(['light', 'dark'] as const).map((theme) => (
            <button
              key={theme}
              type="button"
              aria-pressed={scheme === theme}
              onClick={() => setScheme(theme)}
              className="button button-quiet min-h-9 text-sm aria-pressed:border-primary"
            >
              {t(`scheme-${theme}`)}
            </button>
          ))}
        </span>
      </figcaption>
      <div
        inert
        lang={code}
        dir={direction}
        data-theme={scheme === 'dark' ? 'dark' : 'light'}
        className="shop-preview rounded-[var(--radius)] border border-line bg-ground p-3 text-ink"
      >
        <Apart>{children}</Apart>
      </div>
    </figure>
  );
}

const Drawn = createContext<ReactNode>(null);
const Shown = () => use(Drawn);

/** Draws children in a separate tree, within a router that leads nowhere. */
function Apart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [draw, setDraw] = useState<((shown: ReactNode) => void) | null>(null);
  const defaultImage = useDefaultImage();
  useEffect(() => {
    if (!place.current || defaultImage === null) return undefined;
    const root: Root = createRoot(place.current);
    const router = createMemoryRouter([{ id: 'root', path: '*', Component: Shown }], {
      hydrationData: { loaderData: { root: { defaultImage } } },
    });
    setDraw(() => (shown: ReactNode) => {
      root.render(
        <Drawn value={shown}>
          <RouterProvider router={router} />
        </Drawn>,
      );
    });
    return () => {
      setDraw(null);
      queueMicrotask(() => root.unmount()); // not while the surrounding tree is rendering
    };
  }, [defaultImage]);
  useEffect(() => draw?.(children), [draw, children]);
  return <div ref={place} />;
}
