import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { consentKinds, type ConsentKind } from '#contract/script-pages.ts';
import type { OwnerScript } from '#web/owner-scripts.ts';
import { useChooseCookies } from '#web/storefront/frame/use-choose-cookies.ts';
import { consent } from '#web/ui/consent/consent.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useSite } from '#web/ui/site.ts';
import '#web/ui/words/extras-words.client.ts';

/** What the shop may use, by kind; Escape changes nothing. */
export default function CookieDialog({ closed }: { closed: () => void }) {
  const { scripts } = useSite();
  const notice = useTranslations('notice');
  const t = useTranslations('cookie-choice');
  const choose = useChooseCookies();
  const of = (kind: ConsentKind) => scripts.filter((script) => script.consent === kind);
  const kinds = consentKinds.filter((kind) => of(kind).length > 0);
  const [chosen, setChosen] = useState<ConsentKind[]>(() =>
    kinds.filter((kind) => of(kind).every(isAgreed)),
  );
  const answer = (choice: string) => {
    closed();
    if (choice === 'accept') choose(() => true);
    if (choice === 'needed') choose(() => false);
    if (choice === 'save') choose((script) => chosen.includes(script.consent));
  };
  return (
    <Dialog aria-labelledby="cookie-settings" closed={answer}>
      <form method="dialog">
        <h2 id="cookie-settings" className="text-lg">
          {notice('settings')}
        </h2>
        <p className="mt-1 text-ink-2">{t('settings-about')}</p>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          <li className="py-3">
            <p className="font-semibold">{t('needed')}</p>
            <p className="text-sm text-ink-2">{t('needed-about')}</p>
          </li>
          {kinds.map((kind) => (
            <KindChoice
              key={kind}
              kind={kind}
              names={of(kind).map(({ name }) => name)}
              on={chosen.includes(kind)}
              turn={(on) =>
                setChosen((before) => [
                  ...before.filter((one) => one !== kind),
                  ...(on ? [kind] : []),
                ])
              }
            />
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <button value="accept" className="button button-quiet grow px-3">
            {notice('accept')}
          </button>
          <button value="needed" className="button button-quiet grow px-3">
            {notice('needed-only')}
          </button>
          <button value="save" className="button button-primary grow px-3">
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

type Kind = {
  kind: ConsentKind;
  /** The names of the scripts of this kind. */
  names: string[];
  on: boolean;
  turn: (on: boolean) => void;
};

function KindChoice({ kind, names, on, turn }: Kind) {
  const t = useTranslations('cookie-choice');
  const about = `cookies-${kind}-about`;
  return (
    <li className="py-3">
      <label className="flex min-h-6 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-describedby={about}
          checked={on}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
        {t(kind)}
      </label>
      <p id={about} className="ps-8 text-sm text-ink-2">
        {t(`${kind}-about`)}
        <br />
        {t('services', { names: names.join(useSite().comma) })}
      </p>
    </li>
  );
}

const isAgreed = ({ key }: OwnerScript): boolean => consent.get()?.yes.includes(key) ?? false;
