// A store's offer for a flash sale: the product, its price there, and the quantity.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { ActFields } from '#web/desk/parts/act-fields.tsx';
import type { DialogField } from '#web/desk/parts/act-field.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useAct } from '#web/desk/parts/use-act.ts';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Field } from '#web/ui/form/field.tsx';

export type OpenSale = DeskData<'sellerEnrolment.sales'>[number];
export type OwnEnrolment = OpenSale['enrolments'][number];

type Props = { sale: OpenSale; close: () => void; again: () => void };

/** Enters a product in an open sale. */
export function ProposeDialog({ sale, close, again }: Props) {
  const t = useTranslations('seller-marketing');
  const words = useTranslations('desk-marketing');
  const [product, setProduct] = useState<number | null>(null);
  const regular = useRegular(product);
  const fields = useDealFields(regular, sale.min_percent);
  const state = useAct({
    call: 'sellerEnrolment.propose',
    input: { sale_id: sale.id, product_id: product ?? undefined },
    fields,
    done: () => {
      again();
      close();
    },
  });
  return (
    <FormDialog
      title={sale.title}
      done={t('propose')}
      finish={() => void state.finish()}
      waits={state.waits}
      close={() => {
        if (state.problem) again(); // the sale may be closed or full meanwhile
        close();
      }}
    >
      <Field label={words('product')} fault={state.problem?.fields.product_id} alert>
        {(control) => (
          <Reference
            label={words('product')}
            list="sellerOwnChoice.products"
            id={product}
            choose={setProduct}
            control={{ ...control, name: 'product_id' }}
          />
        )}
      </Field>
      <ActFields fields={fields} state={inAnyDigits(state, fields)} />
    </FormDialog>
  );
}

type ChangeProps = {
  enrolment: OwnEnrolment;
  least: number | null;
  close: () => void;
  again: () => void;
};

/** Changes an offer before the market has decided. */
export function ChangeDialog({ enrolment, least, close, again }: ChangeProps) {
  const t = useTranslations('seller-marketing');
  const { id, version, product } = enrolment;
  const fields = useDealFields(enrolment.regular, least, enrolment);
  const state = useAct({
    call: 'sellerEnrolment.change',
    input: { id, version },
    fields,
    done: () => {
      again();
      close();
    },
  });
  return (
    <FormDialog
      title={product.title}
      done={t('change')}
      finish={() => void state.finish()}
      waits={state.waits}
      close={() => {
        if (state.problem) again(); // somebody may have decided meanwhile
        close();
      }}
    >
      <ActFields fields={fields} state={inAnyDigits(state, fields)} />
    </FormDialog>
  );
}

type Deal = Pick<OwnEnrolment, 'price' | 'quota' | 'per_customer'>;

/** The fields of an offer; beside the price is the highest one that the sale accepts. */
function useDealFields(regular: number | null, least: number | null, deal?: Deal): DialogField[] {
  const t = useTranslations('seller-marketing');
  const words = useTranslations('desk-marketing');
  const { market } = useWho();
  const { money, percent } = useAmounts();
  const unit = 10 ** market.currency_exponent;
  const most =
    regular !== null && least !== null
      ? Math.floor((regular * unit * (100 - least)) / 100 + 1e-6) / unit
      : null;
  const hint =
    most === null || regular === null || least === null
      ? undefined
      : t('price-most', { most: money(most), regular: money(regular), percent: percent(least) });
  return [
    {
      name: 'price',
      label: words('sale-price'),
      kind: 'amount',
      ...(hint && { hint }),
      ...(deal && { initial: String(deal.price) }),
    },
    {
      name: 'quota',
      label: words('quota'),
      hint: t('quota-hint'),
      ...(deal && { initial: String(deal.quota) }),
    },
    {
      name: 'per_customer',
      label: words('items-per-customer'),
      hint: words('most-off-hint'),
      ...(deal?.per_customer && { initial: String(deal.per_customer) }),
    },
  ];
}

/** Accepts numbers typed in any script's digits. */
function inAnyDigits<S extends { change: (name: string, value: string) => void }>(
  state: S,
  fields: DialogField[],
): S {
  const numbers = fields.map(({ name }) => name);
  return {
    ...state,
    change: (name: string, value: string) =>
      state.change(name, numbers.includes(name) ? plainNumber(value) : value),
  };
}

/** The regular price of the chosen product. */
function useRegular(product: number | null): number | null {
  const { answer } = useDeskAnswer('sellerOwnChoice.products', {
    only: String(product ?? 0),
    size: 1,
  });
  const row = answer?.ok ? answer.data.rows.find(({ id }) => id === product) : undefined;
  return row?.price ?? null;
}
