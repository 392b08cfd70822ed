import { useState } from 'react';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Deal, EnrolmentState } from '#web/desk/marketing/enrolment-parts.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ChangeDialog, type OwnEnrolment } from '#web/seller/marketing/enrol-dialog.tsx';

/** One product that the store entered in a flash sale: the decision, and its sales. */
export default function EnrolmentPage() {
  const words = useTranslations('desk-marketing');
  const { id } = useParams();
  const { answer, again } = useDeskAnswer('sellerEnrolment.find', { id: Number(id) });
  return (
    <OneScreen
      path="/seller/flash-sales"
      back={words('flash-sales')}
      title={({ product }) => product.title}
      answer={answer}
      again={again}
      acts={(enrolment) => enrolment.open && <Acts enrolment={enrolment} again={again} />}
    >
      {(enrolment) => (
        <>
          <Known enrolment={enrolment} />
          {enrolment.result && <Result result={enrolment.result} />}
        </>
      )}
    </OneScreen>
  );
}

function Known({ enrolment }: { enrolment: OwnEnrolment }) {
  const words = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const money = useMoney();
  const { sale, product: _, ...row } = enrolment;
  return (
    <Facts
      title={words('enrolment')}
      rows={[
        [common('state'), <EnrolmentState key="state" state={row.state} />],
        [words('hide-reason'), row.reason && <bdi key="reason">{row.reason}</bdi>],
        [words('regular-price'), <bdi key="regular">{money(row.regular)}</bdi>],
        [words('sale-price'), <Deal key="price" {...row} />],
        [words('quota'), row.quota],
        [words('items-per-customer'), row.per_customer],
        [words('flash-sale'), <bdi key="sale">{sale.title}</bdi>],
        [words('starts'), <Moment key="start" at={sale.start_at} />],
        [words('ends'), <Moment key="end" at={sale.end_at} />],
        [words('sent-in'), <Moment key="sent" at={row.sent_at} />],
        [words('decided'), row.decided_at && <Moment key="decided" at={row.decided_at} />],
      ]}
    />
  );
}

function Result({ result }: { result: NonNullable<OwnEnrolment['result']> }) {
  const words = useTranslations('desk-marketing');
  const format = useFormatter();
  const money = useMoney();
  return (
    <Facts
      title={words('result')}
      rows={[
        [words('sale-price'), <bdi key="price">{money(result.price)}</bdi>],
        [words('sold'), format.number(result.sold)],
        [words('revenue'), <bdi key="revenue">{money(result.revenue)}</bdi>],
        [words('left'), format.number(result.left)],
      ]}
    />
  );
}

function Acts({ enrolment, again }: { enrolment: OwnEnrolment; again: () => void }) {
  const t = useTranslations('seller-marketing');
  const [changing, setChanging] = useState(false);
  const { answer } = useDeskAnswer('sellerEnrolment.sales', {});
  const sale = answer?.ok ? answer.data.find(({ id }) => id === enrolment.sale.id) : undefined;
  const { id, version, product } = enrolment;
  return (
    <>
      <button type="button" onClick={() => setChanging(true)} className="button button-primary">
        {t('change')}
      </button>
      <ActButton
        icon="x"
        label={t('withdraw')}
        call="sellerEnrolment.withdraw"
        input={{ id, version }}
        title={t('withdraw-title', { product: product.title })}
        text={t('withdraw-text')}
        again={again}
      />
      {changing && (
        <ChangeDialog
          {...{ enrolment, again }}
          least={sale?.min_percent ?? null}
          close={() => setChanging(false)}
        />
      )}
    </>
  );
}
