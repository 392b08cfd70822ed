// Measures what sticks to the edges of the window. The styles keep that much clear on scrolling
// (`scroll-padding`), so that the focus never ends up beneath.

type Edge = 'top' | 'bottom' | 'tray';

const bars = new Map<Element, Edge>();
let observer: ResizeObserver | null = null;

/** Refs for what sticks to the top, to the bottom, and for the messages above the latter. */
export const topBar = (bar: Element | null) => watch(bar, 'top');
export const bottomBar = (bar: Element | null) => watch(bar, 'bottom');
export const trayBar = (bar: Element | null) => watch(bar, 'tray');

function watch(bar: Element | null, edge: Edge): (() => void) | undefined {
  if (!bar) return undefined;
  if (!observer) {
    observer = new ResizeObserver(measure);
    addEventListener('resize', measure); // in a low window, bars do not stick
  }
  bars.set(bar, edge);
  observer.observe(bar);
  return () => {
    bars.delete(bar);
    observer?.unobserve(bar);
    measure();
  };
}

function measure(): void {
  const taken = { top: 0, bottom: 0, tray: 0 };
  for (const [bar, edge] of bars) {
    const { position, top } = getComputedStyle(bar);
    if (position !== 'sticky' && position !== 'fixed') continue;
    const above = edge === 'top' ? Math.min(0, Number.parseFloat(top) || 0) : 0; // scrolls away
    taken[edge] += bar.getBoundingClientRect().height + above;
  }
  // room at the page's end, so that its last line can be scrolled clear of a message
  const heights = { ...taken, room: taken.tray && taken.tray + taken.bottom };
  const trays = [...bars.keys()].filter((bar) => bars.get(bar) === 'tray');
  for (const reader of [document.documentElement, document.body, ...trays])
    if (reader instanceof HTMLElement) setHeights(reader, heights);
  uncover();
}

/** Sets them on each element that reads them, because they do not inherit. */
function setHeights({ style }: HTMLElement, heights: Record<string, number>): void {
  for (const [name, height] of Object.entries(heights))
    style.setProperty(`--bar-${name}`, `${height}px`);
}

/** Scrolls the focused element out from under a bar that has appeared. */
function uncover(): void {
  const active = document.activeElement;
  if (!active || active === document.body || active.closest('dialog, [popover]')) return;
  const own = active.getBoundingClientRect();
  if (own.height > innerHeight / 2) return;
  const covered = [...bars.keys()].some((bar) => {
    if (bar.contains(active)) return false;
    const { top, bottom } = bar.getBoundingClientRect();
    return bottom > top && top < own.bottom && bottom > own.top;
  });
  if (covered) active.scrollIntoView({ block: 'nearest' });
}
