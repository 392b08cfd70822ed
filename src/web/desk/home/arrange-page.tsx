import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ArrangeBar } from '#web/desk/home/arrange-bar.tsx';
import { BlockList } from '#web/desk/home/block-list.tsx';
import { BlockPanel } from '#web/desk/home/block-panel.tsx';
import { HomePreview } from '#web/desk/home/home-preview.tsx';
import { HomeVersions } from '#web/desk/home/home-versions.tsx';
import { MeanwhileBlocks } from '#web/desk/home/meanwhile-blocks.tsx';
import type { OpenedPage } from '#web/desk/home/opened-page.ts';
import { useHome } from '#web/desk/home/use-home.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The editor of the home page: its blocks beside the page itself. */
export default function ArrangePage() {
  const { answer, again } = useDeskAnswer('adminHomePage.open', {});
  if (!answer) return <div aria-hidden className="skeleton h-72" />;
  if (answer.ok) return <Arranging opened={answer.data} />;
  return <UnreachedCard message={answer.message} again={again} />;
}

function Arranging({ opened }: { opened: OpenedPage }) {
  const t = useTranslations('desk-home');
  const home = useHome(opened);
  const [chosen, setChosen] = useState<string | null>(null);
  const [versions, setVersions] = useState(false);
  const [arrangement, setArrangement] = useState<number | null>(null);
  const [seeing, setSeeing] = useState(false);
  const block = home.blocks.find(({ id }) => id === chosen);
  return (
    <>
      <ScreenTitle title={t('title')}>
        <ArrangeBar
          home={home}
          openVersions={() => setVersions(true)}
          {...{ seeing, choose: setChosen }}
          see={() => setSeeing(!seeing)}
        />
      </ScreenTitle>
      <MeanwhileBlocks home={home} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={seeing ? 'max-lg:hidden' : ''}>
          {block ? (
            <BlockPanel
              key={block.id}
              block={block}
              page={home.page}
              merged={home.merged}
              change={(next) => home.change(home.blocks.map((one) => (one === block ? next : one)))}
              remove={() => {
                home.change(home.blocks.filter((one) => one !== block));
                setChosen(null);
              }}
              back={() => setChosen(null)}
            />
          ) : (
            <BlockList {...home} choose={setChosen} />
          )}
        </div>
        <div className={seeing ? '' : 'max-lg:hidden'}>
          <HomePreview
            version={home.page.version}
            choose={(id) => home.blocks.some((one) => one.id === id) && setChosen(id)}
            leave={() => setArrangement(null)}
            {...{ chosen, arrangement }}
          />
        </div>
      </div>
      {versions && (
        <HomeVersions
          home={home}
          close={() => setVersions(false)}
          preview={(number) => {
            setArrangement(number);
            setSeeing(true);
          }}
        />
      )}
    </>
  );
}
