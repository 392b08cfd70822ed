import { useTranslations } from 'use-intl';
import { MOST_ZOOM, type CutView } from '#web/desk/pictures/frame.ts';
import { Field } from '#web/ui/form/field.tsx';

/** Aspect ratios from 1:3 to 3:1, as powers of two. */
const FREE = Math.log2(3);
const STEPS = 100;

type Props = { held: CutView; hold: (held: CutView) => void };

/** Sliders for everything that a finger or the wheel does, for keyboard and voice users. */
export function CutSliders({ held, hold }: Props) {
  const t = useTranslations('desk');
  return (
    <div className="grid grid-cols-2 gap-x-4">
      <Slider
        label={t('cut-free')}
        from={-FREE}
        to={FREE}
        value={Math.log2(held.shape)}
        set={(power) => hold({ ...held, shape: 2 ** power })}
      />
      <Slider
        label={t('cut-zoom')}
        from={1}
        to={MOST_ZOOM}
        value={held.zoom}
        set={(zoom) => hold({ ...held, zoom })}
      />
      <Slider
        label={t('cut-across')}
        value={held.across}
        set={(across) => hold({ ...held, across })}
      />
      <Slider label={t('cut-down')} value={held.down} set={(down) => hold({ ...held, down })} />
    </div>
  );
}

type SliderProps = {
  label: string;
  from?: number;
  to?: number;
  value: number;
  set: (value: number) => void;
};

function Slider({ label, from = 0, to = 1, value, set }: SliderProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="range"
          dir="ltr"
          min={from}
          max={to}
          step={(to - from) / STEPS}
          value={value}
          onChange={({ target }) => set(Number(target.value))}
          className="h-11 w-full md:h-8"
        />
      )}
    </Field>
  );
}
