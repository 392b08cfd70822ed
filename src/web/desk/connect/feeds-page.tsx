import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { CopyField } from '#web/desk/parts/copy-field.tsx';
import { Unreached } from '#web/desk/parts/one-screen.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The addresses from which shopping sites fetch all products, and a switch for them. */
export default function FeedsPage() {
  const t = useTranslations('desk-connect');
  const { languages } = useWho().market;
  const { answer, again } = useDeskAnswer('adminFeed.open', {});
  if (answer && !answer.ok)
    return <Unreached title={t('feeds')} message={answer.message} again={again} />;
  return (
    <>
      <ScreenTitle title={t('feeds')} />
      <section className="card grid max-w-3xl gap-4 p-4">
        <p className="text-ink-2">{t('feeds-about')}</p>
        {!answer && <div aria-hidden className="skeleton h-24" />}
        {answer?.data.feeds.map(({ language, address }) => (
          <CopyField
            key={language}
            label={languages.find(({ code }) => code === language)?.name ?? language}
            value={address}
            hint=""
          />
        ))}
        {answer && <Switch on={answer.data.enabled} again={again} />}
      </section>
    </>
  );
}

function Switch({ on, again }: { on: boolean; again: () => void }) {
  const t = useTranslations('desk-connect');
  return (
    <div>
      <ActButton
        label={on ? t('feeds-off') : t('feeds-on')}
        primary={!on}
        call="adminFeed.switch"
        input={{ enabled: !on }}
        title={on ? t('feeds-off') : t('feeds-on')}
        text={on ? t('feeds-off-text') : t('feeds-on-text')}
        again={again}
      />
    </div>
  );
}
