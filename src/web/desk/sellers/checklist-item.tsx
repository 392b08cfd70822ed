import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { State } from '#web/desk/parts/state.tsx';
import type { Application } from '#web/desk/sellers/application-page.tsx';
import { SubmittedFile } from '#web/desk/sellers/submitted-file.tsx';

export type Item = DeskData<'applicationCheck.items'>[number];
type Props = { application: Application; item: Item; again: () => void };

/** One requirement: what the applicant submitted, and whether it is right. */
export function ChecklistItem({ application, item, again }: Props) {
  const t = useTranslations('desk-sellers');
  const { time } = useMoneyColumns();
  const open = application.state === 'received';
  const input = { id: application.id, requirement_id: item.id, version: item.version };
  return (
    <li className="grid grid-cols-1 justify-items-start gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">
          {item.name}
          {!item.required && <span className="font-normal text-ink-2"> ({t('optional')})</span>}
        </h3>
        <State good={item.state === 'checked'}>{t(`item-${item.state}`)}</State>
      </div>
      {item.said && <bdi className="wrap-anywhere">{item.said}</bdi>}
      {item.file && <SubmittedFile application={application.id} item={item} />}
      {item.reason && <p className="text-sm text-ink-2">{t('item-why', { why: item.reason })}</p>}
      <p className="text-xs text-ink-2 empty:hidden">
        {[
          item.given_at && t('item-given-at', { at: time(item.given_at) }),
          item.decided_at &&
            t('item-by', { by: apart(item.decided_by ?? '–'), at: time(item.decided_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {open && (
        <div className="flex flex-wrap items-center gap-3">
          {item.given_at && item.state !== 'again' && (
            <CheckBox item={item} input={input} again={again} />
          )}
          <ActButton
            label={t(item.given_at ? 'ask-again' : 'ask-for')}
            call="applicationCheck.ask"
            input={input}
            title={t('ask-title', { item: item.name })}
            text={t('ask-text', { name: application.name })}
            fields={[{ name: 'reason', label: t('reason'), kind: 'lines' }]}
            again={again}
          />
        </div>
      )}
    </li>
  );
}

/** A name, isolated by direction so that numbers beside it stay in order. */
const apart = (name: string) => `\u2068${name}\u2069`;

type Ticking = { item: Item; input: Record<string, unknown>; again: () => void };

function CheckBox({ item, input, again }: Ticking) {
  const t = useTranslations('desk-sellers');
  const words = useTranslations('desk');
  const [waits, setWaits] = useState(false);
  const under = useRef(false);
  const tick = async (checked: boolean) => {
    if (under.current) return;
    under.current = true;
    setWaits(true);
    const answer = await deskCall('applicationCheck.check', { ...input, checked });
    under.current = false;
    setWaits(false);
    if (!answer.ok) deskToast('wrong', answer.message || words('no-network'));
    again();
  };
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold md:min-h-9">
      <input
        type="checkbox"
        aria-label={t('check-item', { item: item.name })}
        checked={item.state === 'checked'}
        aria-disabled={waits}
        onChange={({ target }) => void tick(target.checked)}
        className="size-5 shrink-0"
      />
      {t('item-checked')}
    </label>
  );
}
