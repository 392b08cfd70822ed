import { useTranslations } from 'use-intl';
import { PictureRow } from '#web/desk/parts/picture-row.tsx';

/** Pictures of the shop, for staff. */
export function PicturesShown({ images }: { images: string[] }) {
  const t = useTranslations('desk-marketing');
  return (
    <PictureRow images={images} label={t('pictures')} nameOf={(place) => t('picture', { place })} />
  );
}
