import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Deal, EnrolmentState, type Enrolment } from '#web/desk/marketing/enrolment-parts.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { PicturesShown } from '#web/desk/parts/pictures-shown.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useOne } from '#web/desk/parts/use-one.ts';

/** One product that a store enters in a flash sale: price, quantity, and the decision. */
export default function EnrolmentPage() {
  const t = useTranslations('desk-marketing');
  const { answer, again } = useOne('adminEnrolment.list');
  return (
    <OneScreen
      path="/admin/enrolments"
      back={t('enrolments')}
      title={titleIn(t)}
      answer={answer}
      again={again}
      acts={(enrolment) => <Decide enrolment={enrolment} again={again} />}
    >
      {(enrolment) => <Known enrolment={enrolment} />}
    </OneScreen>
  );
}

const titleIn =
  (t: ReturnType<typeof useTranslations<'desk-marketing'>>) =>
  ({ product, sale }: Enrolment) =>
    t('enrolment-of', { product: product.title, sale: sale.title });

function Known({ enrolment }: { enrolment: Enrolment }) {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const money = useMoney();
  const { product, sale, store, ...row } = enrolment;
  return (
    <Facts
      title={t('enrolment')}
      rows={[
        [common('state'), <EnrolmentState key="state" state={row.state} />],
        [t('hide-reason'), row.reason],
        [
          t('product'),
          <Link key="product" to={`/admin/products/${product.id}`} className="link">
            {product.title}
          </Link>,
        ],
        [t('store'), <bdi key="store">{store}</bdi>],
        [t('regular-price'), <bdi key="regular">{money(row.regular)}</bdi>],
        [t('sale-price'), <Deal key="price" {...row} />],
        [t('quota'), row.quota],
        [t('items-per-customer'), row.per_customer],
        [t('in-stock'), row.stock],
        [
          t('flash-sale'),
          <Link key="sale" to={`/admin/flash-sales/${sale.id}`} className="link">
            {sale.title}
          </Link>,
        ],
        [t('starts'), <Moment key="start" at={sale.start_at} />],
        [t('ends'), <Moment key="end" at={sale.end_at} />],
        [t('sent-in'), <Moment key="sent" at={row.sent_at} />],
        [t('decided'), row.decided_at && <Moment key="decided" at={row.decided_at} />],
      ]}
    >
      {product.image && <PicturesShown images={[product.image]} />}
    </Facts>
  );
}

type DecideProps = { enrolment: Enrolment; again: () => void };

/** An entry that was not decided in time can only be refused, so that its seller is told. */
function Decide({ enrolment, again }: DecideProps) {
  const t = useTranslations('desk-marketing');
  const words = useTranslations('desk-proposal');
  const { id, version, state } = enrolment;
  if (state !== 'sent' && state !== 'lapsed') return null;
  const title = titleIn(t)(enrolment);
  return (
    <>
      {state === 'sent' && (
        <ActButton
          icon="check"
          primary
          label={words('approve')}
          call="adminEnrolment.approve"
          input={{ id, version }}
          title={title}
          text={t('enrol-approve-text')}
          again={again}
        />
      )}
      <ActButton
        icon="x"
        label={words('refuse')}
        call="adminEnrolment.refuse"
        input={{ id, version }}
        title={title}
        text={t('enrol-refuse-text')}
        fields={[
          { name: 'reason', label: t('hide-reason'), hint: t('enrol-reason-hint'), kind: 'lines' },
        ]}
        again={again}
      />
    </>
  );
}
