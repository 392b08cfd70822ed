import { useTranslations } from 'use-intl';
import { THUMB_PREFIX } from '#base/picture.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import type { Change } from '#web/desk/proposals/changes-card.tsx';
import { plainOf } from '#web/desk/proposals/plain-of.ts';
import { textDifference } from '#web/desk/proposals/text-difference.ts';

const RICH = new Set(['overview', 'description']);
const PICTURES = new Set(['image', 'images', 'video_thumb']);
const AMOUNTS = new Set(['selling', 'offered', 'price']);
const ON_OFF = new Set(['warranty', 'refundable']);
const ICONS = { added: 'plus', removed: 'x', changed: 'arrow-up-down' } as const;

/** One change: its kind, with the current and the proposed value side by side. */
export function ChangeShown({ change, isNew }: { change: Change; isNew: boolean }) {
  const t = useTranslations('desk-proposal');
  const { mark, language, variant, field, key } = change;
  const { market } = useWho();
  const spoken = market.languages.find(({ code }) => code === language);
  const where = [variant, spoken?.name ?? language].filter(Boolean).join(' · ');
  return (
    <div className="grid grid-cols-1 gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2 empty:hidden">
        {!isNew && (
          <span className="inline-flex items-center gap-1 rounded-full bg-ground-3 px-2 py-0.5 font-semibold text-ink">
            <DeskIcon name={ICONS[mark]} size={12} />
            {t(`mark-${mark}`)}
          </span>
        )}
        {where && <span>{where}</span>}
        {variant !== null && <CellName field={field} />}
      </p>
      <div lang={language ?? undefined} dir={spoken?.direction}>
        {PICTURES.has(key) ? <Pictures {...change} /> : <Texts {...change} />}
      </div>
    </div>
  );
}

function CellName({ field }: { field: string }) {
  const t = useTranslations('desk-product');
  const cell = (['sku', 'price', 'weight', 'stock'] as const).find((one) => one === field);
  return cell ? <span>{t(`cell-${cell}`)}</span> : null;
}

function Texts({ field, was, became }: Change) {
  const t = useTranslations('desk-proposal');
  const say = useSay(field);
  const [before, after] = [say(was[0]), say(became[0])];
  if (before !== '' && before === after) return <p className="text-ink-2">{t('only-format')}</p>;
  return (
    <p className="min-w-0 break-words whitespace-pre-line">
      {textDifference(before, after).map(({ text, mark }, at) =>
        mark === 'removed' ? (
          <del key={at} className="text-drop">
            {text}{' '}
          </del>
        ) : mark === 'added' && before !== '' ? (
          <ins key={at} className="text-good">
            {text}
          </ins>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </p>
  );
}

/** Formats a field's value: amounts with their currency, texts without markup. */
function useSay(field: string): (value: string | undefined) => string {
  const t = useTranslations('desk-proposal');
  const money = useMoney();
  return (value) => {
    if (ON_OFF.has(field)) return t(value === undefined ? 'no' : 'yes');
    if (value === undefined) return '';
    if (AMOUNTS.has(field)) return money(Number(value));
    return RICH.has(field) ? plainOf(value) : value;
  };
}

/** Pictures, with a label for those added or removed. */
function Pictures({ was, became }: Change) {
  const t = useTranslations('desk-proposal');
  const all = [...new Set([...became, ...was])];
  return (
    <ul className="flex flex-wrap gap-3">
      {all.map((one) => {
        const [name = '', shows] = one.split(': ');
        const mark = !was.includes(one) ? 'added' : !became.includes(one) ? 'removed' : 'stays';
        return (
          <li key={one} className="grid w-28 gap-1 text-xs">
            <a href={`/media/${name}`} target="_blank" rel="noreferrer">
              <img
                src={`/media/${THUMB_PREFIX}${name}`}
                alt={t('picture-mark', { mark: t(`mark-${mark}`) })}
                className={
                  'size-28 rounded-[var(--radius-sm)] border bg-ground-2 object-contain ' +
                  (mark === 'removed' ? 'border-dashed border-drop opacity-60' : 'border-line')
                }
              />
            </a>
            <span className={mark === 'stays' ? 'text-ink-2' : 'font-semibold'}>
              {t(`mark-${mark}`)}
            </span>
            {shows && <span className="text-ink-2">{shows}</span>}
          </li>
        );
      })}
    </ul>
  );
}
