import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetchFile, saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import type { Item } from '#web/desk/sellers/checklist-item.tsx';

const CALL = 'applicationCheck.file';

/** A file of an applicant: pictures are shown here on demand, PDFs are downloaded. */
export function SubmittedFile({ application, item }: { application: number; item: Item }) {
  const t = useTranslations('desk-sellers');
  const words = useTranslations('desk');
  const [source, setSource] = useState('');
  const made = useRef('');
  useEffect(() => () => URL.revokeObjectURL(made.current), []);
  const input = { id: application, requirement_id: item.id };
  const save = async () => {
    if (!(await saveFile(CALL, input))) deskToast('wrong', words('no-network'));
  };
  const openFile = async () => {
    const file = await fetchFile(CALL, input);
    if (!file) return deskToast('wrong', words('no-network'));
    URL.revokeObjectURL(made.current);
    made.current = URL.createObjectURL(file);
    setSource(made.current);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {item.file === 'picture' && !source && (
          <button type="button" onClick={() => void openFile()} className="button button-quiet">
            <DeskIcon name="images" />
            {t('open-file')}
          </button>
        )}
        <button type="button" onClick={() => void save()} className="button button-quiet">
          <DeskIcon name="download" />
          {words('save-file')}
        </button>
      </div>
      {source && <img src={source} alt={item.name} className="max-h-[70vh] max-w-full" />}
    </>
  );
}
