import { useTranslations } from 'use-intl';
import { momentsOf, wallTime } from '#base/zoned-time.ts';
import { useWho } from '#web/desk/frame/who.ts';

/** The settings of the preview; `moment` null is now. */
export type PreviewView = {
  language: string;
  width: number;
  scheme: 'light' | 'dark';
  moment: string | null;
};
const WIDTHS = [
  ['phone', 390],
  ['tablet', 768],
  ['desktop', 1280],
] as const;
const FIELD = 'field py-1 text-sm';

/** The language, width, colour scheme and moment of the preview. */
export function PreviewControls({
  view,
  setView,
}: {
  view: PreviewView;
  setView: (to: PreviewView) => void;
}) {
  const t = useTranslations('desk-home');
  const { market } = useWho();
  return (
    <div className="grid grid-cols-2 gap-2 border-b border-line p-2 xl:grid-cols-4">
      <select
        aria-label={t('language')}
        value={view.language}
        onChange={({ target }) => setView({ ...view, language: target.value })}
        className={FIELD}
      >
        {market.languages
          .filter(({ enabled }) => enabled)
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
      <select
        aria-label={t('width')}
        value={view.width}
        onChange={({ target }) => setView({ ...view, width: Number(target.value) })}
        className={FIELD}
      >
        {WIDTHS.map(([name, width]) => (
          <option key={name} value={width}>
            {t(`width-${name}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('scheme')}
        value={view.scheme}
        onChange={({ target }) =>
          setView({ ...view, scheme: target.value === 'dark' ? 'dark' : 'light' })
        }
        className={FIELD}
      >
        <option value="light">{t('light')}</option>
        <option value="dark">{t('dark')}</option>
      </select>
      <input
        type="datetime-local"
        aria-label={t('moment')}
        value={view.moment ? wallTime(new Date(view.moment), market.time_zone) : ''}
        onChange={({ target }) =>
          setView({ ...view, moment: momentOf(target.value, market.time_zone) })
        }
        className={FIELD}
      />
    </div>
  );
}

/** The moment of a typed local time of the market; null for none, or if clocks skip it. */
const momentOf = (typed: string, zone: string): string | null =>
  momentsOf(typed, zone)[0]?.toISOString() ?? null;
