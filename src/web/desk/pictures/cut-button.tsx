import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const CutDialog = lazyPart(() => import('#web/desk/pictures/cut-dialog.tsx'));

type Props = {
  image: string;
  shape?: number | undefined;
  keep: (image: string) => void;
  /** The name of the picture, if the button has no room for a text. */
  name?: string;
};

/** Opens a picture for cropping and turning. */
export function CutButton({ image, shape, keep, name }: Props) {
  const t = useTranslations('desk');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={name && t('cut-named', { name })}
        onClick={() => setOpen(true)}
        className={
          name
            ? 'grid size-10 place-items-center rounded-[var(--radius)] text-ink-2 hover:bg-ground-3 ' +
              'hover:text-ink'
            : 'button button-quiet'
        }
      >
        <DeskIcon name="crop" />
        {name ? null : t('cut')}
      </button>
      {open && (
        <Suspense>
          <CutDialog
            image={image}
            shape={shape}
            answer={(cut) => {
              setOpen(false);
              if (cut) keep(cut);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
