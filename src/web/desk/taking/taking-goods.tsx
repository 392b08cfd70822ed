import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chooser } from '#web/desk/edit/chooser.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { countOf, type DraftLine } from '#web/desk/taking/draft-order.ts';
import { TakingLine } from '#web/desk/taking/taking-line.tsx';
import type { Taking } from '#web/desk/taking/use-taking.ts';
import { Field } from '#web/ui/form/field.tsx';

const PAUSE_MS = 200;

/** The items: variants of any store, found by name or SKU, and their quantities. */
export function TakingGoods({ taking }: { taking: Taking }) {
  const t = useTranslations('desk-taking');
  const { found, choices, search } = useGoods();
  const [turn, setTurn] = useState(0);
  const {
    taken: { lines },
    change,
  } = taking;
  const add = (id: number) => {
    const goods = found.find(({ inventory_id }) => inventory_id === id);
    if (!goods) return;
    const there = lines.find(({ inventory_id }) => inventory_id === id);
    const more = (line: DraftLine) => ({ ...line, quantity: String(countOf(line) + 1) });
    const { title, choice, image } = goods;
    const fresh = { inventory_id: id, quantity: '1', pickup: false, title, choice, image };
    change({
      lines: there ? lines.map((line) => (line === there ? more(line) : line)) : [...lines, fresh],
    });
    search('');
    setTurn(turn + 1); // the field is empty for the next one
  };
  return (
    <FieldCard title={t('goods')}>
      <Field label={t('goods-add')} hint={t('goods-hint')}>
        {(control) => (
          <Chooser
            key={turn}
            label={t('goods-add')}
            control={{
              ...control,
              name: 'goods',
              ref: (element) =>
                turn > 0 && !document.activeElement?.matches('input') && element?.focus(),
            }}
            choices={choices}
            chosen={null}
            choose={(choice) => choice && add(choice.id)}
            search={search}
            placeholder={t('goods-search')}
          />
        )}
      </Field>
      <Lines taking={taking} />
    </FieldCard>
  );
}

function Lines({ taking: { taken, change, trial } }: { taking: Taking }) {
  const t = useTranslations('desk-taking');
  const { lines } = taken;
  const put = (id: number, wish: Partial<DraftLine> | null) =>
    change({
      lines: lines.flatMap((line) =>
        line.inventory_id === id ? (wish ? [{ ...line, ...wish }] : []) : [line],
      ),
    });
  const tried = trial?.ok ? trial.data : null;
  if (lines.length === 0) return <p className="text-sm text-ink-2">{t('goods-none')}</p>;
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <TakingLine
          key={line.inventory_id}
          line={line}
          tried={tried?.lines.find((one) => one.inventory_id === line.inventory_id)}
          gone={tried?.gone.includes(line.inventory_id) ?? false}
          put={(wish) => put(line.inventory_id, wish)}
        />
      ))}
    </ul>
  );
}

function useGoods() {
  const t = useTranslations('desk-taking');
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer } = useDeskAnswer('adminTakenOrder.goods', { q });
  const found = answer?.ok && q ? answer.data : [];
  const choices = found.map(
    ({ inventory_id: id, title, choice, sku, image, store, ...variant }) => ({
      id,
      title: [title, choice].filter(Boolean).join(' · '),
      image,
      note: [
        money(variant.price),
        variant.stock > 0 ? t('in-stock', { count: variant.stock }) : t('sold-out'),
        sku,
        store,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  );
  return { found, choices, search: setTyped };
}
