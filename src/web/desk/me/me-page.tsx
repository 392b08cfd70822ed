import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DetailsCard } from '#web/desk/me/details-card.tsx';
import { FactorCard } from '#web/desk/me/factor-card.tsx';
import { PasskeysCard } from '#web/desk/me/passkeys-card.tsx';
import { PasswordCard } from '#web/desk/me/password-card.tsx';
import { MySessions } from '#web/desk/me/sessions-card.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';

/** The own account of the person who works here. */
export default function MePage() {
  const t = useTranslations('desk');
  const [codes, setCodes] = useState<string[]>([]);
  const [turn, setTurn] = useState(0); // reloads the sessions after others were ended
  const changed = () => setTurn((count) => count + 1);
  return (
    <>
      <ScreenTitle title={t('my-account')} />
      <div className="grid max-w-3xl gap-4">
        <DetailsCard />
        <PasswordCard again={changed} />
        <FactorCard key={codes[0] ?? ''} given={codes} done={changed} />
        <PasskeysCard show={setCodes} />
        <MySessions key={turn} />
      </div>
    </>
  );
}
