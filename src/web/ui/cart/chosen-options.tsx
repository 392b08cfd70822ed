import type { CartLine } from '#contract/cart-line.ts';
import { useSite } from '#web/ui/site.ts';

/** The chosen options of a line as text: `Colour: Coral · Size: 38`. */
export function ChosenOptions({ line }: { line: Pick<CartLine, 'updated_inventory'> }) {
  const { colon } = useSite();
  const chosen = line.updated_inventory.inventory_attributes;
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      {chosen.map(({ attribute_value_id, attribute_value: { title, attribute } }) => (
        <li key={attribute_value_id}>
          <bdi>{attribute.title}</bdi>
          {colon}
          <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  );
}
