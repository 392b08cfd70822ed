import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { titleIn } from '#web/desk/edit/title-in.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TryPlaces } from '#web/desk/shop/try-address.tsx';
import { useShownPlaces } from '#web/desk/shop/use-shown-places.ts';

type Rule = DeskData<'sellerShipping.open'>;

/** A shipping rule of the market, which applies if the store has none of its own. */
export default function MarketRulePage() {
  const t = useTranslations('desk-shop');
  const { id } = useParams();
  const { answer, again } = useDeskAnswer('sellerShipping.open', { id: Number(id) });
  return (
    <OneScreen
      path="/seller/shipping"
      back={t('shipping-rules')}
      title={titleIn}
      answer={answer}
      again={again}
    >
      {(rule) => <MarketRule rule={rule} />}
    </OneScreen>
  );
}

function MarketRule({ rule }: { rule: Rule }) {
  const t = useTranslations('desk-shop');
  const own = useTranslations('seller-marketing');
  const amounts = useAmounts();
  const shown = useShownPlaces();
  const places = rule.places.map(({ price, pickup_price: pickup, ...place }) => ({
    ...place,
    price: String(price),
    pickup_price: String(pickup),
  }));
  return (
    <>
      <p className="text-sm text-ink-2">{own('market-rule')}</p>
      <Facts
        title={t('shipping-rule')}
        rows={[
          [t('ships-to'), shown(places, { ...amounts, thing: rule })],
          [t('shipping-single'), rule.single_price ? own('yes') : own('no')],
          [t('products'), t('rule-uses', { count: rule.products })],
        ]}
      />
      <TryPlaces places={rule.places} />
    </>
  );
}
