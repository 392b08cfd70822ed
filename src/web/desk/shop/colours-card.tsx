import { useFormContext, useWatch } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { contrast, GROUND, READABLE, readableOn } from '#base/contrast.ts';
import { ownColours } from '#base/own-colours.ts';
import { ColourField } from '#web/desk/edit/colour-field.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** The site's own colours as `#rrggbb`: `--primary` and `--primary-hover` of styles.css. */
const USUAL = { primary: '#6f41c1', hover: '#5e2dad' };
type Name = 'primary_color' | 'primary_hover_color';

/** The owner's colours, a preview in both schemes, and whether they are readable. */
export function ColoursCard() {
  const t = useTranslations('desk-shop');
  const [primary, hover] = useWatch({ name: ['primary_color', 'primary_hover_color'] });
  const main = String(primary || USUAL.primary);
  const over = String(hover || (primary ? main : USUAL.hover));
  const colours = ownColours(main, over);
  return (
    <FieldCard title={t('colours')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Chosen name="primary_color" label={t('primary-color')} usual={USUAL.primary} />
        <Chosen
          name="primary_hover_color"
          label={t('primary-hover-color')}
          usual={primary ? main : USUAL.hover}
        />
      </div>
      {colours && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Preview name={t('in-light')} ground={GROUND.light} ink="#1c1a17" {...colours.light} />
          <Preview name={t('in-dark')} ground={GROUND.dark} ink="#f0eeec" {...colours.dark} />
        </div>
      )}
      <p className="text-sm text-ink-2">{t('dark-hint')}</p>
    </FieldCard>
  );
}

/** One colour; if links in it are unreadable on white, also the nearest readable one. */
function Chosen({ name, label, usual }: { name: Name; label: string; usual: string }) {
  const t = useTranslations('desk-shop');
  const format = useFormatter();
  const { setValue } = useFormContext();
  const chosen = String(useWatch({ name }) || usual);
  if (!/^#[0-9a-f]{6}$/i.test(chosen)) return <ColourField {...{ name, label, usual }} />;
  const ratio = contrast(chosen, GROUND.light);
  const better = readableOn(GROUND.light, chosen);
  const ratioText = format.number(Math.floor(ratio * 100) / 100, { minimumFractionDigits: 2 });
  return (
    <div className="grid content-start gap-2">
      <ColourField {...{ name, label, usual }} />
      <p role="status" className={`text-sm ${ratio < READABLE ? 'text-warn' : 'text-good'}`}>
        {t(ratio < READABLE ? 'contrast-low' : 'contrast-good', { ratio: `${ratioText}:1` })}
      </p>
      {ratio < READABLE && (
        <button
          type="button"
          onClick={() => setValue(name, better, { shouldDirty: true })}
          className="button button-quiet justify-self-start"
        >
          <span
            aria-hidden
            style={{ background: better }}
            className="size-5 rounded-full border border-line"
          />
          <span>
            {t('take-colour')} <bdi dir="ltr">{better}</bdi>
          </span>
        </button>
      )}
    </div>
  );
}

type Shown = {
  name: string;
  ground: string;
  ink: string;
  primary: string;
  hover: string;
  onPrimary: string;
};

function Preview({ name, ground, ink, primary, hover, onPrimary }: Shown) {
  const t = useTranslations('desk-shop');
  return (
    <section
      aria-label={name}
      style={{ background: ground, color: ink }}
      className="grid justify-items-start gap-3 rounded-[var(--radius)] border border-line p-4"
    >
      <h3 className="text-sm font-semibold">{name}</h3>
      <span className="flex flex-wrap gap-2">
        <Button colour={primary} ink={onPrimary} label={t('sample-button')} />
        <Button colour={hover} ink={onPrimary} label={t('sample-hover')} />
      </span>
      <span style={{ color: primary }} className="flex items-center gap-1 font-semibold underline">
        {t('sample-link')}
        <DeskIcon name="chevron-right" size={16} className="icon-mirror" />
      </span>
    </section>
  );
}

const Button = ({ colour, ink, label }: { colour: string; ink: string; label: string }) => (
  <span style={{ background: colour, color: ink }} className="button">
    {label}
  </span>
);
