import { lazy, memo, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useNear } from '#web/ui/use-near.ts';

// the person is active, so what is below will be needed
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * A part of a page below the first screen. The server renders it like any other; its script is
 * loaded when it comes near or the person becomes active, and until then, or without a network, it
 * stays as rendered.
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
