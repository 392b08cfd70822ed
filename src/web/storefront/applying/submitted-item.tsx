import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Data } from '#web/ui/api.ts';
import { SubmittedFile } from '#web/storefront/applying/submitted-file.tsx';
import { useGive } from '#web/storefront/applying/use-give.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Own = Data<'sellerApplication.give'>;
export type Item = Own['items'][number];
type Props = { item: Item; open: boolean; change: (own: Own) => void };

const LOOK = {
  missing: 'text-ink-2',
  given: 'text-ink-2',
  checked: 'text-good',
  again: 'text-drop',
} as const;

/** One requirement, with what the applicant submitted and the field for it. */
export function SubmittedItem({ item, open, change }: Props) {
  const t = useTranslations('account');
  const give = useGive(item.id, change);
  return (
    <section aria-label={item.name} className="card flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-base font-semibold">
          {item.name}
          {!item.required && <span className="font-normal text-ink-2"> ({t('optional')})</span>}
        </h2>
        <p className={`flex items-center gap-1 text-sm font-semibold ${LOOK[item.state]}`}>
          {item.state === 'checked' && <Icon name="circle-check" size={16} />}
          {t(`applying-item-${item.state}`)}
        </p>
      </div>
      {item.reason && (
        <p className="rounded bg-drop-tint p-3 text-sm text-drop whitespace-pre-line">
          {item.reason}
        </p>
      )}
      {item.explanation && <p className="text-sm text-ink-2">{item.explanation}</p>}
      {item.kind === 'file' ? (
        <SubmittedFile item={item} open={open} give={give} />
      ) : (
        <SubmittedText item={item} open={open} give={give} />
      )}
    </section>
  );
}

type Giving = { item: Item; open: boolean; give: ReturnType<typeof useGive> };

function SubmittedText({ item, open, give }: Giving) {
  const t = useTranslations('account');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('said') ?? '').trim();
    void give.send({ said: text });
  };
  if (!open) return item.said && <bdi>{item.said}</bdi>;
  return (
    <form noValidate onSubmit={save} className="flex flex-col items-start gap-3">
      <TextField
        name="said"
        label={item.name}
        fault={give.fault}
        defaultValue={item.said}
        maxLength={200}
        className="w-full"
      />
      <WorkButton busy={give.sent !== null} className="button button-quiet">
        {t('applying-save')}
      </WorkButton>
    </form>
  );
}
