import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { CutStage } from '#web/desk/pictures/cut-stage.tsx';
import { cutOf, heldAs, MOST_ZOOM, turned, type Held } from '#web/desk/pictures/frame.ts';
import { ShapeChoice } from '#web/desk/pictures/shape-choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props = {
  image: string;
  /** The shape of the place that it is for, width to height. */
  shape?: number | undefined;
  answer: (image: string | null) => void;
};
/** Shapes from 1:3 to 3:1, as powers of two. */
const FREE = Math.log2(3);
type Opened = DeskData<'adminPicture.open'>;

/** Cuts a piece out of a picture, turned if need be. The whole stays: it can be cut again. */
export default function CutDialog(props: Props) {
  const t = useTranslations('desk');
  const { answer } = useDeskAnswer('adminPicture.open', { name: props.image });
  if (answer?.ok) return <Cutting {...props} opened={answer.data} />;
  return (
    <FormDialog
      title={t('cut')}
      done={t('cut-done')}
      waits
      finish={() => {}}
      close={() => props.answer(null)}
    >
      {answer ? (
        <p role="alert">{answer.message || t('no-network')}</p>
      ) : (
        <div aria-hidden className="skeleton h-64" />
      )}
    </FormDialog>
  );
}

function Cutting({ opened: { original, cut }, shape, answer }: Props & { opened: Opened }) {
  const t = useTranslations('desk');
  const whole = original.width / original.height;
  const [held, hold] = useState<Held>(
    cut
      ? heldAs(original, cut)
      : { turns: 0, shape: shape ?? whole, zoom: 1, across: 0.5, down: 0.5 },
  );
  const [busy, work] = useState(false);
  const [fault, fail] = useState('');
  const finish = async () => {
    work(true);
    const made = await deskCall('adminPicture.cut', {
      name: original.name,
      ...cutOf(original, held),
    });
    work(false);
    if (made.ok) answer(made.data.name);
    else fail(made.message || t('no-network'));
  };
  const turn = () => {
    const turns = (held.turns + 1) % 4;
    const own = turned(original, turns);
    const was = turned(original, held.turns);
    const asWhole = Math.abs(held.shape - was.width / was.height) < 0.01;
    hold({ ...held, turns, shape: asWhole ? own.width / own.height : held.shape });
  };
  return (
    <FormDialog
      title={t('cut')}
      done={t('cut-done')}
      finish={() => void finish()}
      waits={busy}
      close={() => answer(null)}
    >
      <CutStage image={original.name} sides={original} held={held} hold={hold} />
      <ShapeChoice
        whole={turned(original, held.turns)}
        own={shape}
        chosen={held.shape}
        choose={(next) => hold({ ...held, shape: next })}
      />
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
      <button type="button" onClick={turn} className="button button-quiet justify-self-start">
        <DeskIcon name="rotate-cw" />
        {t('cut-turn')}
      </button>
      <FieldFault alert>{fault}</FieldFault>
    </FormDialog>
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
          step={(to - from) / 100}
          value={value}
          onChange={({ target }) => set(Number(target.value))}
          className="h-8 w-full accent-(--primary)"
        />
      )}
    </Field>
  );
}
