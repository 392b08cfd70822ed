import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { THUMB_PREFIX } from '#base/picture.ts';
import type { PictureRow } from '#contract/admin/picture.ts';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { UsePlace } from '#web/desk/pictures/use-place.tsx';

type Props = { picture: PictureRow; removed: () => void };

/** A picture with its name, its size and where it is used; an unused one can be deleted. */
export function MediaCard({ picture, removed }: Props) {
  const t = useTranslations('desk-media');
  const format = useFormatter();
  const { name, file_name, width, height, bytes, created_at, uses, used, pieces } = picture;
  const title = file_name || name;
  const size = t('size', { kilobytes: Math.ceil(bytes / 1000) });
  return (
    <li className="flex flex-col gap-2 rounded-[var(--radius)] border border-line p-3 text-sm">
      <a
        href={`/media/${name}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('look', { name: title })}
        className="block"
      >
        <img
          src={`/media/${THUMB_PREFIX}${name}`}
          alt=""
          loading="lazy"
          className="h-36 w-full rounded-[var(--radius-sm)] bg-ground-2 object-contain"
        />
      </a>
      <p className="font-medium break-words">
        <bdi>{title}</bdi>
      </p>
      <p className="figures text-ink-2">
        <bdi dir="ltr">{`${width} × ${height}`}</bdi> · {size} ·{' '}
        {format.dateTime(new Date(created_at), { dateStyle: 'medium' })}
      </p>
      {used.length > 0 && (
        <ul aria-label={t('used-in')} className="grid gap-0.5">
          {used.map((use) => (
            <li key={`${use.place} ${use.thing}`}>
              <UsePlace use={use} />
            </li>
          ))}
          {uses > used.length && <li>{t('more-uses', { count: uses - used.length })}</li>}
        </ul>
      )}
      {pieces > 0 && <p className="text-ink-2">{t('pieces', { count: pieces })}</p>}
      {picture.unused && <Removal {...{ name, title, removed }} />}
    </li>
  );
}

type RemovalProps = { name: string; title: string; removed: () => void };

function Removal({ name, title, removed }: RemovalProps) {
  const t = useTranslations('desk-media');
  const desk = useTranslations('desk');
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const answer = await deskCall('adminPicture.delete', { name });
    deskToast(answer.ok ? 'done' : 'wrong', answer.message || desk('no-network'));
    removed();
  };
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
      <span className="rounded-full bg-ground-3 px-2 py-0.5 text-xs font-semibold text-ink-2">
        {t('unused')}
      </span>
      <button
        type="button"
        aria-label={t('delete-named', { name: title })}
        onClick={() => setAsking(true)}
        className="grid size-11 place-items-center rounded-[var(--radius)] text-ink-2 hover:text-drop"
      >
        <DeskIcon name="trash-2" />
      </button>
      {asking && (
        <ConfirmDialog
          title={desk('delete-title', { name: title })}
          text={t('delete-text')}
          yes={desk('delete')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void remove();
          }}
        />
      )}
    </div>
  );
}
