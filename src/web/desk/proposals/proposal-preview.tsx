import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { postPreview } from '#web/desk/parts/post-preview.ts';
import type { Proposal } from '#web/desk/proposals/use-proposal.ts';

const FRAME = 'proposal-preview';

/** The product's future page: shown at once for a new one, on demand for a change. */
export function ProposalPreview({ proposal }: { proposal: Proposal }) {
  const t = useTranslations('desk-proposal');
  const [visible, setVisible] = useState(proposal.kind === 'new');
  if (proposal.state !== 'sent') return null;
  return (
    <section aria-labelledby="preview" className="card overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h2 id="preview" className="text-base font-semibold">
          {t('preview')}
        </h2>
        {!visible && (
          <button type="button" onClick={() => setVisible(true)} className="button button-quiet">
            <DeskIcon name="eye" />
            {t('preview-show')}
          </button>
        )}
      </div>
      {visible && <Page proposal={proposal} />}
    </section>
  );
}

/** The page without its scripts: nothing in it can be followed. */
function Page({ proposal: { id, version } }: { proposal: Proposal }) {
  const t = useTranslations('desk-proposal');
  const words = useTranslations('desk');
  const { market } = useWho();
  const post = useEffectEvent(async () => {
    const answer = await deskCall('adminProductProposal.preview', { id });
    if (!answer.ok) return deskToast('wrong', answer.message || words('no-network'));
    const { lang } = document.documentElement;
    const first = market.languages.find(({ is_default }) => is_default)?.code;
    postPreview(FRAME, lang === first ? '/' : `/${lang}`, answer.data.token);
  });
  useEffect(() => void post(), [id, version]);
  return (
    <iframe
      name={FRAME}
      title={t('preview')}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) =>
        currentTarget.contentDocument?.addEventListener('click', (event) => event.preventDefault())
      }
      className="block h-[75vh] w-full border-0 bg-ground"
    />
  );
}
