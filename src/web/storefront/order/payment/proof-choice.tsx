import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { proofFile } from '#contract/constants.ts';
import type { TransferReport } from '#contract/order-money.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useFileDrop } from '#web/ui/files/use-file-drop.ts';
import type { ChosenProof } from '#web/storefront/order/payment/use-proof.ts';

const KILO = 1024;
const ADD =
  'flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded border ' +
  'border-dashed px-3 py-2 text-center text-primary hover:bg-ground-2 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-primary';
const FILE = 'grid size-14 shrink-0 place-items-center rounded-sm bg-ground-3 text-ink-2';

type Props = {
  chosen: ChosenProof | null;
  wrong: string;
  take: (files: File[]) => void;
  drop: () => void;
  /** The file that was sent before. */
  existing: TransferReport['proof'];
};

/** The field to choose or drop a proof of a transfer. */
export function ProofChoice({ chosen, wrong, take, drop, existing }: Props) {
  const t = useTranslations('owed');
  const c = useTranslations('checkout');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { over, dropping } = useFileDrop(take);
  const remove = () => {
    drop();
    field.current?.focus(); // the pressed button is gone
  };
  return (
    <div {...dropping}>
      <p id={`${id}-name`} className="mb-1 text-sm font-semibold">
        {t('proof')} <span className="font-normal text-ink-2">({c('optional')})</span>
      </p>
      {chosen && <ChosenFile {...chosen} remove={remove} />}
      <label
        className={
          `${ADD} ` +
          (over ? 'border-primary bg-primary-tint' : wrong ? 'border-drop' : 'border-line-2')
        }
      >
        <input
          ref={field}
          type="file"
          name="proof"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          aria-labelledby={`${id}-name ${id}-add`}
          aria-describedby={`${id}-limits ${id}-wrong`}
          aria-invalid={wrong ? true : undefined}
          className="sr-only"
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Icon name="image-plus" size={20} className="shrink-0" />
        <span id={`${id}-add`}>{chosen ? t('proof-change') : t('proof-add')}</span>
      </label>
      <FieldFault id={`${id}-wrong`}>{wrong}</FieldFault>
      <p id={`${id}-limits`} className="mt-1 text-sm text-ink-2">
        {t('proof-limits', { most: proofFile.mostBytes / KILO / KILO })}
        {existing && !chosen && (
          <> {existing === 'pdf' ? t('proof-kept-pdf') : t('proof-kept-picture')}</>
        )}
      </p>
      <p role="status" className="sr-only">
        {chosen && t('proof-chosen', { name: chosen.file.name })}
      </p>
    </div>
  );
}

function ChosenFile({ file, image, remove }: ChosenProof & { remove: () => void }) {
  const t = useTranslations('owed');
  return (
    <div className="mb-2 flex items-center gap-3 rounded border border-line bg-ground-2 p-2">
      {image ? (
        <img
          src={image}
          alt=""
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-sm bg-ground-3 object-cover"
        />
      ) : (
        <span className={FILE}>
          <Icon name="file-text" size={28} strokeWidth={1.5} />
        </span>
      )}
      <p className="min-w-0 flex-1 text-sm">
        <bdi className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</bdi>
        <span className="figures text-ink-2">
          <FileSize bytes={file.size} />
        </span>
      </p>
      <button
        type="button"
        onClick={remove}
        aria-label={t('proof-remove', { name: file.name })}
        className={
          'grid size-11 shrink-0 place-items-center rounded-full ' +
          'hover:bg-ground-3 hover:text-drop'
        }
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}

function FileSize({ bytes }: { bytes: number }) {
  const t = useTranslations('owed');
  const kilo = Math.max(1, Math.round(bytes / KILO));
  if (kilo < KILO) return t('size-kb', { size: kilo });
  return t('size-mb', { size: Math.round((kilo / KILO) * 10) / 10 });
}
