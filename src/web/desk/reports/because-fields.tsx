import { useTranslations } from 'use-intl';
import { grounds } from '#contract/decision.ts';
import { ActField } from '#web/desk/parts/act-field.tsx';

export type Written = { facts: string; ground: string; which: string };
type Props = {
  written: Written;
  faults: Record<string, string>;
  /** Nothing is done, so no ground is needed. */
  bare?: boolean;
  change: (more: Partial<Written>) => void;
};

/** The facts, and the law or the part of the terms that the decision is based on. */
export function BecauseFields({ written, faults, bare = false, change }: Props) {
  const t = useTranslations('desk-reports');
  return (
    <>
      <ActField
        field={{ name: 'facts', label: t('facts'), hint: t('facts-hint'), kind: 'lines' }}
        value={written.facts}
        fault={faults.facts}
        change={(facts) => change({ facts })}
      />
      {!bare && (
        <>
          <ActField
            field={{
              name: 'ground',
              label: t('ground'),
              choices: grounds.map((ground) => ({ value: ground, label: t(ground) })),
            }}
            value={written.ground}
            fault={faults.ground}
            change={(ground) => change({ ground })}
          />
          <ActField
            field={{ name: 'which', label: t('which') }}
            value={written.which}
            fault={faults.which}
            change={(which) => change({ which })}
          />
        </>
      )}
    </>
  );
}
