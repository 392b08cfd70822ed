import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TurnButtons } from '#web/ui/turn-buttons.tsx';
import { largePicture } from '#web/storefront/product/large-picture.ts';

const WHOLE_SCREEN =
  'm-auto max-h-[96dvh] max-w-[min(96vw,75rem)] overflow-hidden rounded-tile bg-ground text-ink ' +
  'backdrop:bg-black/70';
const BUTTON = 'size-11 bg-ground-3 hover:text-primary';
const LARGE = 'aspect-square w-[min(96vw,75rem,calc(96dvh-4rem))] bg-ground-2 object-contain';

/** The pictures in large, in a dialog over the page. */
export default function PictureZoom({
  pictures,
  title,
  at,
  show,
}: {
  pictures: string[];
  title: string;
  at: number;
  show: (at: number | null) => void;
}) {
  const t = useTranslations('product-page');
  const close = useTranslations('header');
  const name = pictures[at];
  const turn = (by: 1 | -1) => show((at + by + pictures.length) % pictures.length);
  return (
    <Dialog
      aria-label={t('pictures')}
      pressBeside
      closed={() => show(null)}
      className={WHOLE_SCREEN}
    >
      {name !== undefined && (
        <div className="flex flex-col">
          <img
            src={largePicture(name)}
            alt={t('picture', { title, at: at + 1, count: pictures.length })}
            width={1200}
            height={1200}
            className={LARGE}
          />
          <div className="flex h-16 items-center gap-2 px-3">
            {pictures.length > 1 && (
              <TurnButtons said at={at} count={pictures.length} turn={turn} button={BUTTON} />
            )}
            <button
              type="button"
              onClick={() => show(null)}
              aria-label={close('close')}
              className={`${BUTTON} ms-auto grid place-items-center rounded-full`}
            >
              <Icon name="x" size={20} />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
