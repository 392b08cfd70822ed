import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { CutSliders } from '#web/desk/pictures/cut-sliders.tsx';
import { CutStage } from '#web/desk/pictures/cut-stage.tsx';
import { cutOf, viewOf, NEAR, turned, type CutView } from '#web/desk/pictures/frame.ts';
import { ShapeChoice } from '#web/desk/pictures/shape-choice.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props = {
  image: string;
  /** The aspect ratio of its place, width to height. */
  shape?: number | undefined;
  answer: (image: string | null) => void;
};
type Opened = DeskData<'adminPicture.open'>;

/** Crops a picture, turned if needed. The original is kept, so it can be cropped again. */
export default function CutDialog(props: Props) {
  const t = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminPicture.open', { name: props.image });
  if (answer?.ok) return <Cutting {...props} opened={answer.data} />;
  return (
    <FormDialog
      title={t('cut')}
      done={t('cut-done')}
      unready
      finish={() => {}}
      close={() => props.answer(null)}
    >
      {answer ? (
        <ListUnreached message={answer.message} again={again} />
      ) : (
        <div aria-hidden className="skeleton h-64" />
      )}
    </FormDialog>
  );
}

function Cutting({ opened, shape, answer }: Props & { opened: Opened }) {
  const t = useTranslations('desk');
  const { original } = opened;
  const { held, hold, turn, finish, busy, fault } = useCutting({ opened, shape, answer });
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
      <CutSliders held={held} hold={hold} />
      <button type="button" onClick={turn} className="button button-quiet justify-self-start">
        <DeskIcon name="rotate-cw" />
        {t('cut-turn')}
      </button>
      <FieldFault alert>{fault}</FieldFault>
    </FormDialog>
  );
}

type Cut = Pick<Props, 'shape' | 'answer'> & { opened: Opened };

function useCutting({ opened: { original, cut }, shape, answer }: Cut) {
  const t = useTranslations('desk');
  const whole = original.width / original.height;
  const fresh = { turns: 0, shape: shape ?? whole, zoom: 1, across: 0.5, down: 0.5 };
  const [held, setHeld] = useState<CutView>(cut ? viewOf(original, cut) : fresh);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const finish = async () => {
    setBusy(true);
    const made = await deskCall('adminPicture.cut', {
      name: original.name,
      ...cutOf(original, held),
    });
    setBusy(false);
    if (made.ok) answer(made.data.name);
    else setFault(made.message || t('no-network'));
  };
  const turn = () => {
    const turns = (held.turns + 1) % 4;
    const own = turned(original, turns);
    const was = turned(original, held.turns);
    const asWhole = Math.abs(held.shape - was.width / was.height) < NEAR;
    setHeld({ ...held, turns, shape: asWhole ? own.width / own.height : held.shape });
  };
  return { held, hold: setHeld, turn, finish, busy, fault };
}
