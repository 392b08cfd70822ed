import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a screen that is fetched when it is first shown. Without a network it stays empty, and
 * the rest of the screen stays as it is.
 */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: () => null })));
