import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { proofFile } from '#contract/constants.ts';
import type { Item } from '#web/storefront/applying/submitted-item.tsx';
import type { useGive } from '#web/storefront/applying/use-give.ts';
import { openFile } from '#web/ui/files/open-file.ts';
import { useFileDrop } from '#web/ui/files/use-file-drop.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { useSite } from '#web/ui/site.ts';

type Props = { item: Item; open: boolean; give: ReturnType<typeof useGive> };

const MEGA = 1024 * 1024;
const ADD =
  'flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded border ' +
  'border-dashed px-3 py-2 text-center text-primary hover:bg-ground-2 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary';

/** A submitted file, and a field to choose or drop one. */
export function SubmittedFile({ item, open, give }: Props) {
  const t = useTranslations('account');
  const { colon } = useSite();
  const id = useId();
  const take = ([file]: File[]) => file && void give.send({ file });
  const { over, dropping } = useFileDrop(take);
  return (
    <>
      {item.file && <SubmittedLink item={item} />}
      {open && (
        <div {...dropping}>
          <label className={`${ADD} ${over ? 'border-primary bg-primary-tint' : 'border-line-2'}`}>
            <input
              type="file"
              name="file"
              accept="image/jpeg,image/png,image/webp,application/pdf"
              aria-label={item.name + colon + t(item.file ? 'applying-replace' : 'applying-choose')}
              aria-describedby={`${id}-limits ${id}-wrong`}
              aria-invalid={give.fault ? true : undefined}
              className="sr-only"
              disabled={give.sent !== null}
              onChange={({ currentTarget }) => {
                take([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
            <Icon name="image-plus" size={20} className="shrink-0" />
            {t(item.file ? 'applying-replace' : 'applying-choose')}
          </label>
          {give.sent !== null && (
            <progress value={give.sent} aria-label={t('loading')} className="mt-2 w-full" />
          )}
          <FieldFault id={`${id}-wrong`} alert>
            {give.fault}
          </FieldFault>
          <p id={`${id}-limits`} className="mt-1 text-sm text-ink-2">
            {t('applying-limits', { most: proofFile.mostBytes / MEGA })}
          </p>
        </div>
      )}
    </>
  );
}

function SubmittedLink({ item }: { item: Item }) {
  const t = useTranslations('account');
  const showFile = async () => {
    const name = `${item.id}.${item.file === 'pdf' ? 'pdf' : 'webp'}`;
    const answer = await openFile(`seller/application/file/${item.id}`, name);
    if (!answer.ok) toast('error', answer.message || t('down'));
  };
  return (
    <button
      type="button"
      onClick={() => void showFile()}
      className="link inline-flex min-h-11 items-center gap-2 self-start text-sm"
    >
      <Icon name="file-text" size={20} />
      {t(item.file === 'pdf' ? 'applying-pdf' : 'applying-picture')}
    </button>
  );
}
