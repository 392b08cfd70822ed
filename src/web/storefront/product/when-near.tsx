import { lazy, memo, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useNear } from '#web/ui/use-near.ts';

// somebody is there: what stands below will be wanted
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * A part of a page that stands below what is seen first. The server writes it as any other; its
 * script is fetched when it comes near or somebody begins to move, and until then, or without a
 * network, it stays as it was written.
 */
export function whenNear<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode,
): ComponentType<Props> {
  let open = () => {};
  const wanted =
    typeof document === 'undefined'
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          open = resolve;
        });
  const Part: ComponentType<Props> = lazy(() =>
    wanted.then(load).catch(() => new Promise<never>(() => {})),
  );
  return memo(function Near(props: Props) {
    const place = useNear(open);
    useEffect(() => {
      for (const sign of SIGNS) addEventListener(sign, open, { passive: true, once: true });
      return () => {
        for (const sign of SIGNS) removeEventListener(sign, open);
      };
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
}
