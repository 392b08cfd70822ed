import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ChooseDialog = lazyPart(() => import('#web/desk/pictures/choose-dialog.tsx'));

/** Opens the pictures that were uploaded before. */
export function ChooseButton({ keep }: { keep: (image: string) => void }) {
  const t = useTranslations('desk-media');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="button button-quiet justify-self-start"
      >
        <DeskIcon name="images" />
        {t('choose')}
      </button>
      {open && (
        <Suspense>
          <ChooseDialog
            answer={(image) => {
              setOpen(false);
              if (image) keep(image);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
