import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { useMark, type MarkList } from '#web/ui/lists/marks.ts';
import { useReady } from '#web/ui/product-page/use-ready.ts';

const ICONS = { wishlist: ['heart', 'heart'], compared: ['scale', 'check'], following: ['plus', 'check'] } as const;
const WORDS = { wishlist: ['wish', 'wished'], compared: ['compare', 'compared'], following: ['follow', 'followed'] } as const;

/** Turns a mark on and off; what is marked is pressed. `Marks` hears it. Both of its texts keep their place, so that nothing moves when it is known which one holds. */
export function MarkButton({ list, id, className = '' }: { list: MarkList; id: number; className?: string }) {
  const t = useTranslations('marks');
  const on = useMark(list, id) ?? false;
  const ready = useReady();
  return (
    <button type="button" data-mark={list} value={id} aria-pressed={on} disabled={!ready} className={`button px-3 ${on ? 'border border-primary bg-primary-tint text-primary' : 'button-quiet'} ${className}`}>
      <Icon name={ICONS[list][on ? 1 : 0]} size={18} filled={on && list === 'wishlist'} className="shrink-0" />
      <span className="grid items-center *:[grid-area:1/1]"><span className={on ? 'invisible' : ''}>{t(WORDS[list][0])}</span><span className={on ? '' : 'invisible'}>{t(WORDS[list][1])}</span></span>
    </button>
  );
}
