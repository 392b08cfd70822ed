import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FindField } from '#web/ui/listing/find-field.tsx';
import { useFoundChoices } from '#web/ui/listing/use-found-choices.ts';
import type { Choice, List, Listing } from '#web/ui/listing/listing.ts';

type Props = {
  name: List;
  legend: string;
  choices: Choice[];
  listing: Listing;
  isOn: (choice: Choice) => boolean;
  row: (choice: Choice) => ReactNode;
  /** Shown while nothing is typed. */
  first: ReactNode;
};

/** A long filter with a search field; during typing, it shows chosen and found choices. */
export default function FoundChoices({ name, legend, choices, listing, isOn, row, first }: Props) {
  const t = useTranslations('listing');
  const [typed, setTyped] = useState('');
  const found = useFoundChoices({ listing, name, choices, typed });
  return (
    <>
      <FindField label={t('find-in', { legend })} typed={typed} find={setTyped} found={found} />
      {found ? (
        <ul className="clear-both">
          {[...choices.filter(isOn), ...found.filter((one) => !isOn(one))].map(row)}
        </ul>
      ) : (
        first
      )}
    </>
  );
}
