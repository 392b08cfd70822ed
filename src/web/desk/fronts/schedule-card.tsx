import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { MomentField } from '#web/desk/edit/moment-field.tsx';
import { ShownStateMark } from '#web/desk/fronts/shown-state.tsx';

/** Whether something is shown, from when, and until when. */
export function ScheduleCard() {
  const t = useTranslations('desk-fronts');
  const [from, until, isPublic] = useWatch({ name: ['shown_from', 'shown_until', 'public'] });
  return (
    <FieldCard title={t('schedule')}>
      <p>
        <ShownStateMark state={stateOf(isPublic === true, from, until)} />
      </p>
      <SwitchField name="public" label={t('public')} hint={t('public-hint')} />
      <MomentField name="shown_from" label={t('shown-from')} none={t('from-none')} />
      <MomentField name="shown_until" label={t('shown-until')} none={t('until-none')} />
    </FieldCard>
  );
}

/** The state as lists show it (market/content/schedule.ts), for unsaved input. */
function stateOf(isPublic: boolean, from: unknown, until: unknown) {
  if (!isPublic) return 'hidden';
  const now = Date.now();
  if (typeof until === 'string' && Date.parse(until) <= now) return 'over';
  return typeof from === 'string' && Date.parse(from) > now ? 'planned' : 'live';
}
