import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { THUMB_PREFIX } from '#base/picture.ts';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { ListSearch } from '#web/desk/list/list-search.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

const SIZE = 24;

/** Finds a picture among those that were uploaded before. */
export default function ChooseDialog({ answer }: { answer: (image: string | null) => void }) {
  const t = useTranslations('desk-media');
  const desk = useTranslations('desk');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState('');
  const { answer: found, again } = useDeskAnswer('adminPicture.list', { q, page, size: SIZE });
  return (
    <FormDialog
      title={t('choose')}
      done={desk('picture-insert')}
      unready={chosen === ''}
      finish={() => answer(chosen)}
      close={() => answer(null)}
    >
      <ListSearch
        value={q}
        search={(next) => {
          setQ(next);
          setPage(1);
        }}
      />
      {found && !found.ok && <ListUnreached message={found.message} again={again} />}
      {!found && <div aria-hidden className="skeleton h-64" />}
      {found?.ok && (
        <>
          <fieldset className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            <legend className="sr-only">{t('media')}</legend>
            {found.data.rows.map(({ name, file_name }) => (
              <label
                key={name}
                className={
                  'cursor-pointer rounded-[var(--radius-sm)] border-2 border-line p-1 ' +
                  'has-checked:border-primary has-focus-visible:outline-2'
                }
              >
                <input
                  type="radio"
                  name="picture"
                  aria-label={file_name || name}
                  checked={chosen === name}
                  onChange={() => setChosen(name)}
                  className="sr-only"
                />
                <img
                  src={`/media/${THUMB_PREFIX}${name}`}
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full bg-ground-2 object-contain"
                />
              </label>
            ))}
          </fieldset>
          {found.data.rows.length === 0 && <p className="text-ink-2">{desk('nothing')}</p>}
          <ListPager {...found.data} page={page} size={SIZE} turn={setPage} />
        </>
      )}
    </FormDialog>
  );
}
