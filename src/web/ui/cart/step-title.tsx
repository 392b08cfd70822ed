import { useSite } from '#web/ui/site.ts';

/**
 * The title of a screen whose `meta` has no data to take the texts from; React puts it into the
 * head.
 */
export function StepTitle({ text }: { text: string }) {
  const { name } = useSite();
  return <title>{`${text} · ${name}`}</title>;
}
