import { useTranslations } from 'use-intl';

type Props = {
  text: string;
  example: string | undefined;
  exampleIn: string;
  write: (text: string) => void;
};

/** Fills an empty text with that of the first language. */
export function CopyExample({ text, example, exampleIn, write }: Props) {
  const t = useTranslations('desk');
  if (text !== '' || !example) return null;
  return (
    <button type="button" onClick={() => write(example)} className="link text-sm font-semibold">
      {t('copy-from', { language: exampleIn })}
    </button>
  );
}
