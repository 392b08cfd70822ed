import { useTranslations } from 'use-intl';
import { NEAR, type Sides } from '#web/desk/pictures/frame.ts';

const SHAPES = [
  [1, 1],
  [4, 3],
  [3, 2],
  [2, 1],
  [3, 4],
] as const;

type Props = {
  /** The sides of the turned picture. */
  whole: Sides;
  /** The aspect ratio of its place. */
  own: number | undefined;
  chosen: number;
  choose: (shape: number) => void;
};

/** The aspect ratios for a frame; that of the picture's place is marked. */
export function ShapeChoice({ whole, own, chosen, choose }: Props) {
  const t = useTranslations('desk');
  const asIs = whole.width / whole.height;
  const shapes = [
    { shape: asIs, label: t('cut-whole') },
    ...SHAPES.map(([width, height]) => ({ shape: width / height, label: `${width}:${height}` })),
  ];
  const isNear = (shape: number) => Math.abs(shape - chosen) < NEAR;
  const fits = (shape: number) => own !== undefined && Math.abs(shape - own) < NEAR;
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('cut-shape')}</legend>
      <div className="flex flex-wrap gap-2">
        {shapes.map(({ shape, label }, at) => (
          <label
            key={label}
            className={
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-2 ' +
              'px-3 text-sm has-checked:border-primary has-checked:bg-primary-tint md:min-h-9'
            }
          >
            <input
              type="radio"
              name="shape"
              checked={isNear(shape) && (at > 0 || !SHAPES.some(([w, h]) => isNear(w / h)))}
              onChange={() => choose(shape)}
              className="size-4"
            />
            <bdi>{fits(shape) && at > 0 ? t('cut-fits', { shape: label }) : label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
