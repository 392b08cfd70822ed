import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchGestures, type Gestures } from '#web/storefront/product/watch-gestures.ts';
import {
  moved,
  NEAR,
  STEP,
  WHOLE,
  zoomed,
  type Point,
  type View,
} from '#web/storefront/product/zoom-view.ts';

/** A stage whose picture is shown whole or zoomed; another `name` starts whole. */
export function useZoom(name: string | undefined, turn: (towards: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<{ name: string | undefined; view: View }>({ name, view: WHOLE });
  const view = seen.name === name ? seen.view : WHOLE;
  const change = (next: (view: View, stage: HTMLElement) => View) =>
    setSeen((now) => {
      if (!stage.current) return now;
      return { name, view: next(now.name === name ? now.view : WHOLE, stage.current) };
    });
  const zoom = (by: number, at?: Point) =>
    change((now, { clientWidth: width, clientHeight: height }) =>
      zoomed(now, by, { width, height }, at),
    );
  const gestures = useEffectEvent((): Gestures => ({
    zoom,
    move: (by) =>
      change((now, { clientWidth: width, clientHeight: height }) =>
        moved(now, by, { width, height }),
      ),
    toggle: (at) => zoom(view.scale > 1 ? 0 : NEAR, at),
    stroke: turn,
    isNear: () => view.scale > 1,
  }));
  useEffect(() => (stage.current ? watchGestures(stage.current, () => gestures()) : undefined), []);
  return { stage, view, nearer: () => zoom(STEP), farther: () => zoom(1 / STEP) };
}
