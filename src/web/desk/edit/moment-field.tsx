import { useController } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { momentsOf, wallTime } from '#base/zoned-time.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  label: string;
  /** The meaning of an empty field. */
  none: string;
};

/**
 * A moment, typed in the market's time zone and shown in words below; empty is null. A time that
 * clocks skip stays as typed, and cannot be saved; if a time occurs twice, one is chosen.
 */
export function MomentField({ name, label, none }: Props) {
  const t = useTranslations('desk');
  const { market } = useWho();
  const zone = market.time_zone;
  const { field, fieldState } = useController({
    name,
    rules: { validate: (value: unknown) => !isSkipped(value) || t('time-skipped') },
  });
  const value = typeof field.value === 'string' ? field.value : '';
  const wall = isMoment(value) ? wallTime(new Date(value), zone) : value;
  const both = momentsOf(wall, zone);
  const write = (typed: string) =>
    field.onChange(typed === '' ? null : (momentsOf(typed, zone)[0]?.toISOString() ?? typed));
  const fault = isSkipped(value) ? t('time-skipped') : fieldState.error?.message;
  return (
    <Field label={label} fault={fault} alert hint={<MomentText {...{ value, zone, none }} />}>
      {(control) => (
        <span className="grid gap-2">
          <span className="flex gap-2">
            <input
              {...control}
              ref={field.ref}
              type="datetime-local"
              name={name}
              value={wall}
              onChange={({ target }) => write(target.value)}
              onBlur={field.onBlur}
              className="field min-w-0"
            />
            {value && <Clear label={label} clear={() => field.onChange(null)} />}
          </span>
          {both.length > 1 && <Twice {...{ both, value, zone }} choose={field.onChange} />}
        </span>
      )}
    </Field>
  );
}

const isMoment = (value: unknown) => typeof value === 'string' && value.endsWith('Z');
const isSkipped = (value: unknown) => Boolean(value) && !isMoment(value);

/** The moment in words, or the meaning of none. */
function MomentText({ value, zone, none }: { value: string; zone: string; none: string }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  if (!isMoment(value)) return none;
  const at = format.dateTime(new Date(value), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  });
  return (
    <span>
      {at} · <bdi>{t('moment-zone', { zone: zone.replaceAll('_', ' ') })}</bdi>
    </span>
  );
}

function Clear({ label, clear }: { label: string; clear: () => void }) {
  const t = useTranslations('desk');
  return (
    <button
      type="button"
      aria-label={t('moment-clear', { label })}
      onClick={clear}
      className="button button-quiet shrink-0 px-3"
    >
      <DeskIcon name="x" />
    </button>
  );
}

type TwiceProps = { both: Date[]; value: string; zone: string; choose: (iso: string) => void };

/** The clocks are put back over this time, so it occurs twice. */
function Twice({ both, value, zone, choose }: TwiceProps) {
  const t = useTranslations('desk');
  const format = useFormatter();
  return (
    <fieldset className="flex flex-wrap gap-3 text-sm">
      <legend className="mb-1">{t('time-twice')}</legend>
      {both.map((moment) => (
        <label key={moment.getTime()} className="flex min-h-9 items-center gap-2">
          <input
            type="radio"
            checked={moment.toISOString() === new Date(value).toISOString()}
            onChange={() => choose(moment.toISOString())}
            className="size-5"
          />
          <bdi>{format.dateTime(moment, { timeStyle: 'long', timeZone: zone })}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
