import { useEffect, useEffectEvent, useRef, type CSSProperties, type PointerEvent } from 'react';
import { dragged, frameOf, zoomed, type CutView, type Sides } from '#web/desk/pictures/frame.ts';

type Props = {
  image: string;
  sides: Sides;
  held: CutView;
  hold: (held: CutView) => void;
};
const WHEEL = 0.0015;
const part = (value: number) => `${value * 100}%`;

/** The frame with the picture: moved by finger or mouse, enlarged by two fingers or the wheel. */
export function CutStage({ image, sides, held, hold }: Props) {
  const { stage, pressed, move, released } = useGestures({ sides, held, hold });
  const frame = frameOf(sides, held);
  const lying = held.turns % 2 === 1;
  const around: CSSProperties = {
    containerType: 'size',
    inlineSize: part(1 / frame.width),
    blockSize: part(1 / frame.height),
    insetInlineStart: part(-frame.left / frame.width),
    insetBlockStart: part(-frame.top / frame.height),
  };
  return (
    <div
      ref={stage}
      dir="ltr"
      onPointerDown={pressed}
      onPointerMove={move}
      onPointerUp={released}
      onPointerCancel={released}
      style={{ aspectRatio: held.shape, inlineSize: `min(100%, ${held.shape * 50}dvh)` }}
      className={
        'relative mx-auto cursor-grab touch-none overflow-hidden rounded-[var(--radius-sm)] ' +
        'border border-line-2 bg-ground-2 active:cursor-grabbing'
      }
    >
      <div className="absolute" style={around}>
        <img
          src={`/media/${image}`}
          alt=""
          draggable={false}
          style={{
            inlineSize: lying ? '100cqh' : '100cqw',
            blockSize: lying ? '100cqw' : '100cqh',
            transform: `translate(-50%, -50%) rotate(${held.turns * 90}deg)`,
          }}
          className="absolute start-1/2 top-1/2 max-w-none select-none"
        />
      </div>
    </div>
  );
}

type Point = { x: number; y: number };
const apart = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

function useGestures({ sides, held, hold }: Omit<Props, 'image'>) {
  const stage = useRef<HTMLDivElement>(null);
  const points = useRef(new Map<number, Point>());
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    hold(zoomed(held, held.zoom * (1 - event.deltaY * WHEEL)));
  });
  // React listens to the wheel passively, so that the page would scroll
  useEffect(() => {
    const over = stage.current;
    const listener = (event: WheelEvent) => turn(event);
    over?.addEventListener('wheel', listener, { passive: false });
    return () => over?.removeEventListener('wheel', listener);
  }, []);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = points.current.get(event.pointerId);
    const box = stage.current?.getBoundingClientRect();
    if (!before || !box) return;
    const gap = apart([...points.current.values()]);
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (points.current.size === 2)
      return hold(zoomed(held, (held.zoom * apart([...points.current.values()])) / (gap || 1)));
    const by = {
      x: (event.clientX - before.x) / box.width,
      y: (event.clientY - before.y) / box.height,
    };
    hold(dragged(sides, held, by));
  };
  return {
    stage,
    move,
    pressed: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    released: (event: PointerEvent<HTMLDivElement>) => points.current.delete(event.pointerId),
  };
}
