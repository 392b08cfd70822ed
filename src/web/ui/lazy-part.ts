import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a screen that is loaded when first shown. Without a network it stays empty, and the
 * rest of the screen works.
 */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: () => null })));
