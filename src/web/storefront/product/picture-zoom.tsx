import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { largePicture } from '#web/storefront/product/large-picture.ts';

const BUTTON = 'grid size-11 place-items-center rounded-full bg-ground-3 hover:text-primary';

/**
 * The pictures in large, over the page: a native dialog, left by Escape, its button or a press
 * beside it.
 */
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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const name = pictures[at];
  const turn = (by: number) => show((at + by + pictures.length) % pictures.length);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button close it too
    <dialog
      ref={dialog}
      aria-label={t('pictures')}
      onClose={() => show(null)}
      onClick={(event) => {
        if (event.target === event.currentTarget) show(null);
      }}
      className="m-auto max-h-[96dvh] max-w-[min(96vw,75rem)] overflow-hidden rounded-tile bg-ground text-ink backdrop:bg-black/70"
    >
      {name !== undefined && (
        <div className="flex flex-col">
          <img
            src={largePicture(name)}
            alt={t('picture', { title, at: at + 1, count: pictures.length })}
            width={1200}
            height={1200}
            className="aspect-square w-[min(96vw,75rem,calc(96dvh-4rem))] bg-ground-2 object-contain"
          />
          <div className="flex h-16 items-center gap-2 px-3">
            {pictures.length > 1 && <Turns at={at} count={pictures.length} turn={turn} />}
            <button
              type="button"
              onClick={() => show(null)}
              aria-label={close('close')}
              className={`${BUTTON} ms-auto`}
            >
              <Icon name="x" size={20} />
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
}

function Turns({ at, count, turn }: { at: number; count: number; turn: (by: number) => void }) {
  const arrows = useTranslations('home');
  return (
    <>
      <button
        type="button"
        onClick={() => turn(-1)}
        aria-label={arrows('previous')}
        className={BUTTON}
      >
        <Icon name="chevron-left" size={20} className="icon-mirror" />
      </button>
      <bdi role="status" className="figures min-w-10 text-center" dir="ltr">
        {at + 1}/{count}
      </bdi>
      <button type="button" onClick={() => turn(1)} aria-label={arrows('next')} className={BUTTON}>
        <Icon name="chevron-right" size={20} className="icon-mirror" />
      </button>
    </>
  );
}
