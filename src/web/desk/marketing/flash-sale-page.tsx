import { useFormatter, useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { MomentField } from '#web/desk/edit/moment-field.tsx';
import { countOf, HideReason } from '#web/desk/edit/hide-reason.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { lineOf, showRows, type Shows } from '#web/desk/edit/shown-value.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import { SaleEnrolment } from '#web/desk/marketing/sale-enrolment.tsx';
import { SaleEnrolments, SoldByProduct, SoldByStore } from '#web/desk/marketing/sale-result.tsx';
import { SaleProducts } from '#web/desk/marketing/sale-products.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

const BLANK = {
  title: {},
  start_at: null,
  end_at: null,
  renews: false,
  public: true,
  enrol_until: null,
  min_percent: 10,
  per_store: 10,
  terms: {},
  hide_reason: '',
  products: [],
};
const CALLS = {
  open: 'adminFlashSale.open',
  save: 'adminFlashSale.save',
  remove: 'adminFlashSale.delete',
  restore: 'adminFlashSale.restore',
  edits: 'adminFlashSale.edits',
} as const;
const SHOWS: Shows = {
  start_at: (value) => <Moment at={String(value)} />,
  end_at: (value) => <Moment at={String(value)} />,
  enrol_until: (value) => <Moment at={String(value)} />,
  products: showRows(({ product_id: id, price, quota, per_customer: each }, amounts) =>
    lineOf([`#${String(id)}`, price, quota, each], amounts),
  ),
};

const isShown = (sale: OpenedThing): boolean => sale.public === true;
const takesAway = (now: Values, was: OpenedThing): boolean =>
  isShown(was) && (!now.public || countOf(now.products) < countOf(was.products));

export default function FlashSalePage() {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    title: common('name'),
    start_at: t('starts'),
    end_at: t('ends'),
    renews: t('renews'),
    public: t('public'),
    products: common('products'),
    enrol_until: t('enrol-until'),
    min_percent: t('min-percent'),
    per_store: t('per-store'),
    terms: t('terms'),
  };
  return (
    <EditScreen
      noun="flash-sale"
      calls={CALLS}
      path="/admin/flash-sales"
      back={t('flash-sales')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('flash-sale-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      shows={SHOWS}
      missed={isShown}
      aside={(opened) => (
        <>
          <FieldCard title={t('when')}>
            <SwitchField name="public" label={t('public')} hint={t('sale-public-hint')} />
            <MomentField name="start_at" label={t('starts')} none={t('moment-needed')} />
            <MomentField name="end_at" label={t('ends')} none={t('moment-needed')} />
            <SwitchField name="renews" label={t('renews')} hint={t('renews-hint')} />
          </FieldCard>
          <HideReason opened={opened} hides={takesAway} />
          {opened && <Result opened={opened} />}
          {opened && <SoldByStore id={opened.id} />}
          {opened && opened.enrol_until !== null && <SaleEnrolments id={opened.id} />}
        </>
      )}
    >
      {(opened) => (
        <>
          <FieldCard title={t('flash-sale')}>
            <TextsField name="title" label={common('name')} />
          </FieldCard>
          <SaleEnrolment />
          <FieldCard title={common('products')}>
            <SaleProducts opened={opened} />
          </FieldCard>
          {opened && <SoldByProduct id={opened.id} />}
        </>
      )}
    </EditScreen>
  );
}

/** The sales of all rounds. */
function Result({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-marketing');
  const format = useFormatter();
  const money = useMoney();
  return (
    <Facts
      title={t('result')}
      rows={[
        [t('sold'), format.number(Number(opened.sold))],
        [t('revenue'), <bdi key="revenue">{money(Number(opened.revenue))}</bdi>],
      ]}
    />
  );
}
