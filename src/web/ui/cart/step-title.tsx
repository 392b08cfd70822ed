import { useSite } from '#web/ui/site.ts';

/**
 * The title of a screen that has no data of its own for its `meta` to read the words from; React
 * puts it into the head.
 */
export function StepTitle({ text }: { text: string }) {
  const { name } = useSite();
  return <title>{`${text} · ${name}`}</title>;
}
