import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isOnline } from '#market/settings/payment-method.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Method = DeskData<'payMethod.all'>[number];

/** The payment methods, each with its state. */
export default function PaymentMethodsPage() {
  const t = useTranslations('desk-pay');
  const { answer, again } = useDeskAnswer('payMethod.all', {});
  const methods: Method[] = answer?.ok ? answer.data : [];
  return (
    <>
      <ScreenTitle title={t('methods')} />
      {!answer && <div aria-hidden className="skeleton h-72" />}
      {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
      {methods.length > 0 && (
        <ul className="card divide-y divide-line">
          {methods.map((method) => (
            <Row key={method.id} method={method} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ method }: { method: Method }) {
  const t = useTranslations('desk-pay');
  const { methodName } = usePayWords();
  const money = useMoney();
  const { enabled, ready, test_mode: test, currency, fee } = method;
  return (
    <li>
      <Link
        to={`/admin/payment-methods/${method.id}`}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 p-4 hover:bg-ground-2"
      >
        <span className="min-w-0 grow font-semibold">
          <bdi>{methodName(method.method)}</bdi>
        </span>
        {fee > 0 && (
          <span className="text-sm text-ink-2">
            {t('fee')} <bdi>{money(fee, currency)}</bdi>
          </span>
        )}
        {method.default === 1 && <State good={false}>{t('first')}</State>}
        {enabled === 1 && test === 1 && isOnline(method.method) && (
          <State good={false}>{t('test-mode')}</State>
        )}
        <State good={ready === 1}>
          {enabled === 0 ? t('off') : ready === 1 ? t('on') : t('not-offered')}
        </State>
        <DeskIcon name="chevron-right" size={16} className="icon-mirror text-ink-2" />
      </Link>
    </li>
  );
}
