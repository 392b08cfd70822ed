import { useTranslations } from 'use-intl';
import { PaperFacts } from '#web/desk/money/paper-facts.tsx';
import { FileShown } from '#web/desk/parts/file-shown.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';

/** One paper, and its PDF. */
export default function PaperPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('sellerPapers.list');
  return (
    <OneScreen
      path="/seller/papers"
      back={t('papers')}
      title={({ number }) => number}
      answer={answer}
      again={again}
    >
      {(paper) => (
        <>
          <PaperFacts paper={paper} />
          <FileShown title="PDF" call="sellerPaper.find" input={{ id: paper.id }} picture={false} />
        </>
      )}
    </OneScreen>
  );
}
