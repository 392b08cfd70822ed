import { useFormatter, useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';
import { TurnButtons } from '#web/ui/turn-buttons.tsx';
import { largePicture } from '#web/storefront/product/large-picture.ts';
import { useZoom } from '#web/storefront/product/use-zoom.ts';

const WHOLE_SCREEN =
  'm-auto max-h-[96dvh] max-w-[min(96vw,75rem)] overflow-hidden rounded-tile bg-ground text-ink ' +
  'backdrop:bg-black/70';
const BUTTON =
  'grid size-11 place-items-center rounded-full bg-ground-3 hover:text-primary ' +
  'disabled:text-ink-3';
const STAGE =
  'relative h-[calc(96dvh-4rem)] w-[96vw] cursor-zoom-in touch-none select-none overflow-hidden ' +
  'bg-ground-2 data-near:cursor-grab md:size-[min(96vw,75rem,calc(96dvh-4rem))]';
const LARGE = 'pointer-events-none absolute inset-0 size-full object-contain';
const WHOLE_FILE_FROM = 1.2;

/**
 * The pictures in large, in a dialog over the page: zoomed by two fingers, a double tap, the wheel,
 * keys and buttons. The full file is loaded on zooming in.
 */
export default function PictureZoom({
  pictures,
  titles,
  at,
  show,
}: {
  pictures: string[];
  /** The titles of the pictures. */
  titles: string[];
  at: number;
  show: (at: number | null) => void;
}) {
  const t = useTranslations('product-page');
  return (
    <Dialog
      aria-label={t('pictures')}
      pressBeside
      closed={() => show(null)}
      className={WHOLE_SCREEN}
    >
      <ZoomedPicture pictures={pictures} titles={titles} at={at} show={show} />
    </Dialog>
  );
}

function ZoomedPicture({ pictures, titles, at, show }: Parameters<typeof PictureZoom>[0]) {
  const t = useTranslations('product-page');
  const close = useTranslations('header');
  const format = useFormatter();
  const { direction } = useSite();
  const count = pictures.length;
  const turn = (by: 1 | -1) => show((at + by + count) % count);
  const name = pictures[at];
  const { stage, view, nearer, farther } = useZoom(name, (towards) => {
    if (count > 1) turn(direction === 'rtl' ? (towards === 1 ? -1 : 1) : towards);
  });
  if (name === undefined) return null;
  const label = t('picture', { title: titles[at] ?? '', at: at + 1, count });
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  return (
    <div className="flex flex-col">
      <div ref={stage} className={STAGE} data-near={view.scale > 1 || undefined}>
        <div className="size-full" style={{ transform }}>
          <img src={largePicture(name)} alt={label} width={1200} height={1200} className={LARGE} />
          {view.scale > WHOLE_FILE_FROM && <img src={`/media/${name}`} alt="" className={LARGE} />}
        </div>
      </div>
      <div className="flex h-16 items-center gap-2 px-3">
        {count > 1 && (
          <TurnButtons
            live
            at={at}
            count={count}
            turn={turn}
            button="size-11 bg-ground-3 hover:text-primary"
          />
        )}
        <span className="ms-auto flex items-center gap-1">
          <ZoomButton icon="minus" name={t('zoom-out')} press={farther} />
          <bdi role="status" className="figures min-w-12 text-center text-sm" dir="ltr">
            {format.number(view.scale, { style: 'percent' })}
          </bdi>
          <ZoomButton icon="plus" name={t('zoom-in')} press={nearer} />
        </span>
        <button
          type="button"
          onClick={() => show(null)}
          aria-label={close('close')}
          className={BUTTON}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
    </div>
  );
}

function ZoomButton({
  icon,
  name,
  press,
}: {
  icon: 'plus' | 'minus';
  name: string;
  press: () => void;
}) {
  return (
    <button type="button" onClick={press} aria-label={name} className={BUTTON}>
      <Icon name={icon} size={20} />
    </button>
  );
}
