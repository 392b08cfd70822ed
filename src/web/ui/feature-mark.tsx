import { featureIcons } from '#contract/feature-icons.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The icon of a promise on a round background; empty for an unknown name. */
export function FeatureMark({ icon }: { icon: string }) {
  const name = featureIcons.find((known) => known === icon);
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
      {name && <Icon name={name} />}
    </span>
  );
}
