import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Editing } from '#web/seller/products/use-proposal.ts';

type Props = { edit: Editing; locked: boolean; reopen: () => void };
const CARD = 'card mb-4 grid justify-items-start gap-2 p-4 text-sm';

/** The state of a product with the market, and what happened to it meanwhile. */
export function EditorNotes({ edit, locked, reopen }: Props) {
  const t = useTranslations('seller-products');
  const { proposal, problem, meanwhile } = edit;
  useReasons(edit);
  return (
    <>
      {proposal?.state === 'refused' && (
        <section role="alert" className={`${CARD} border-drop`}>
          <h2 className="text-base font-semibold">{t('refused')}</h2>
          {proposal.reason.said && <p>{proposal.reason.said}</p>}
          <p className="text-ink-2">{t('refused-next')}</p>
        </section>
      )}
      {locked && (
        <section className={CARD}>
          <h2 className="text-base font-semibold">{t('waiting')}</h2>
          <p>{t('waiting-text')}</p>
          <button type="button" onClick={reopen} className="button button-quiet">
            {t('reopen')}
          </button>
        </section>
      )}
      {proposal?.kind === 'changed' && !locked && (
        <p className="mb-4 text-sm text-ink-2">{t('on-sale-stays')}</p>
      )}
      {meanwhile && (
        <p role="status" className={`${CARD} border-warn`}>
          {t('meanwhile')}
        </p>
      )}
      <p
        role="alert"
        className="mb-4 rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop empty:hidden"
      >
        {problem}
      </p>
    </>
  );
}

/** Shows the market's reasons beside refused fields, until the seller changes them. */
function useReasons({ form, proposal }: Editing) {
  const reasons = proposal?.state === 'refused' ? proposal.reasons : [];
  const tell = useEffectEvent(() => {
    for (const { field, said } of reasons) form.setError(field, { message: said });
  });
  const key = reasons.map(({ field, said }) => `${field} ${said}`).join('\n');
  useEffect(() => tell(), [key]);
}
