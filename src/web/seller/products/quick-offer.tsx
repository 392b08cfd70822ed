// Sets one price or one stock from the list: two presses, live at once.
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { deskCall, type DeskData, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { named } from '#web/desk/parts/named.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import type { ShelfRow } from '#web/seller/products/products-page.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Part = 'price' | 'stock';
type Product = DeskData<'sellerProduct.find'>;
type Props = { row: ShelfRow; part: Part; again: () => void; children: ReactNode };

const PRESSED =
  'min-h-11 min-w-11 [text-align:inherit] underline decoration-dotted underline-offset-4 ' +
  'hover:text-primary';

/** A row's price or stock, as a button if it can be set. */
export function QuickOffer({ row, part, again, children }: Props) {
  const t = useTranslations('seller-products');
  const [open, setOpen] = useState(false);
  if (row.product_id === null) return children;
  return (
    <>
      <button
        type="button"
        title={t(`set-${part}`)}
        onClick={() => setOpen(true)}
        className={PRESSED}
      >
        {children}
        <span className="sr-only"> {named(t(`set-${part}`), row.title)}</span>
      </button>
      {open && (
        <Opening
          id={row.product_id}
          {...{ part, again }}
          title={row.title}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

type OpenProps = {
  id: number;
  title: string;
  part: Part;
  again: () => void;
  close: () => void;
};

function Opening({ id, ...props }: OpenProps) {
  const { answer } = useDeskAnswer('sellerProduct.find', { id });
  const { answer: rows } = useDeskAnswer('sellerInventory.list', { q: String(id), size: 200 });
  if (!answer || !rows) return null;
  if (!answer.ok) return <Unreached message={answer.message} close={props.close} />;
  const names = new Map(rows.ok ? rows.data.rows.map((one) => [one.id, one.variant]) : []);
  return <Offer {...props} product={answer.data} names={names} />;
}

function Unreached({ message, close }: { message: string; close: () => void }) {
  const t = useTranslations('desk');
  return (
    <FormDialog
      title={message || t('no-network')}
      done={t('close')}
      over
      finish={close}
      close={close}
    >
      {null}
    </FormDialog>
  );
}

type OfferProps = Omit<OpenProps, 'id'> & { product: Product; names: Map<number, string> };

/** A number for its field; empty if there is none. */
const written = (value: number | null, digits: number) => value?.toFixed(digits) ?? '';

const writtenOf = (variants: Product['variants'], part: Part, digits: number) =>
  new Map(variants.map((one) => [one.id, written(one[part], part === 'price' ? digits : 0)]));

function Offer({ product, names, title, part, again, close }: OfferProps) {
  const t = useTranslations('seller-products');
  const desk = useTranslations('desk');
  const { currency, currency_exponent: digits } = useWho().market;
  const { id, version, content, variants } = product;
  const [selling, setSelling] = useState(written(content.selling, digits));
  const [offered, setOffered] = useState(written(content.offered, digits));
  const [typed, setTyped] = useState(() => writtenOf(variants, part, digits));
  const [problem, setProblem] = useState<DeskRefusal | null>(null);
  const [waits, setWaits] = useState(false);
  const finish = async () => {
    setWaits(true);
    const answer = await deskCall('sellerProduct.offer', {
      id,
      version,
      selling,
      offered,
      variants: variants.map(({ id: variant, price, stock }) => ({
        id: variant,
        price: part === 'price' ? typed.get(variant) : price,
        stock: part === 'stock' ? typed.get(variant) : undefined,
        stock_seen: part === 'stock' ? stock : undefined,
      })),
    });
    setWaits(false);
    if (!answer.ok) return setProblem(answer);
    deskToast('done', answer.message);
    close();
    again();
  };
  const rows = part === 'stock' || variants.length > 1 ? variants : [];
  return (
    <FormDialog
      title={named(t(`set-${part}`), title)}
      done={desk('save')}
      {...{ waits, close }}
      finish={() => void finish()}
    >
      {part === 'price' && (
        <>
          <Amount label={t('price')} unit={currency} value={selling} change={setSelling} />
          <Amount label={t('offered')} unit={currency} value={offered} change={setOffered} />
        </>
      )}
      {rows.map(({ id: variant, sku }) => (
        <Amount
          key={variant}
          label={names.get(variant) || (variants.length > 1 ? sku : t('stock'))}
          unit={part === 'price' ? currency : ''}
          value={typed.get(variant) ?? ''}
          change={(value) => setTyped((now) => new Map(now).set(variant, value))}
        />
      ))}
      <p role="alert" className="text-sm text-drop empty:hidden">
        {problem && (Object.values(problem.fields)[0] ?? (problem.message || desk('no-network')))}
      </p>
    </FormDialog>
  );
}

type AmountProps = {
  label: string;
  unit: string;
  value: string;
  change: (value: string) => void;
};

const Amount = ({ label, unit, value, change }: AmountProps) => (
  <Field label={label}>
    {(control) => (
      <span className="flex items-center gap-2">
        <input
          {...control}
          value={value}
          onChange={({ target }) => change(plainNumber(target.value))}
          inputMode="decimal"
          dir="ltr"
          className="field max-w-40"
        />
        {unit && <span className="text-sm text-ink-2">{unit}</span>}
      </span>
    )}
  </Field>
);
