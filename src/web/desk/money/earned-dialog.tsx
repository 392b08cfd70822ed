import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { Dialog } from '@base-ui/react/dialog';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Earned = DeskData<'ledger.earned'>[number];
export type EarnedCall = 'ledger.earned' | 'sellerLedger.earned';
type Props = {
  call: EarnedCall;
  parcelId: number;
  parcel: string;
  currency: string;
  close: () => void;
};

/** The details of a sum: each line that was sold, and the commission by the terms of that day. */
export function EarnedDialog({ call, parcelId, parcel, currency, close }: Props) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const { money } = useMoneyColumns();
  const terms = useTerms(currency);
  const { answer, again } = useDeskAnswer(call, { id: parcelId });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={
            'card shadow-float fixed inset-x-4 top-[10vh] z-50 mx-auto grid max-h-[80vh] ' +
            'max-w-3xl gap-4 overflow-y-auto p-5 text-ink'
          }
        >
          <Dialog.Title className="text-lg font-semibold">
            {t('earned-title', { parcel })}
          </Dialog.Title>
          {!answer && <div aria-hidden className="skeleton h-32" />}
          {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
          {answer?.ok && (
            <LinesTable
              title={t('sold-lines')}
              empty={t('no-lines')}
              rows={answer.data}
              keyOf={({ id }) => id}
              columns={[
                {
                  label: t('what'),
                  show: (line) => (
                    <>
                      {line.title}
                      <span className="block text-ink-2">{terms(line)}</span>
                    </>
                  ),
                },
                { label: t('quantity'), number: true, show: ({ quantity }) => quantity },
                { label: t('goods'), number: true, show: ({ base }) => money(base, currency) },
                {
                  label: t('commission'),
                  number: true,
                  show: ({ commission }) => money(commission, currency),
                },
              ]}
            />
          )}
          <Dialog.Close className="button button-quiet justify-self-end">
            {desk('close')}
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useTerms(currency: string): (line: Earned) => string {
  const t = useTranslations('desk-money');
  const { money, percent } = useAmounts();
  return ({ rate, fixed, base, commission }) => {
    if (rate === 0 && fixed === 0) return t('terms-none');
    const terms = {
      rate: percent(rate / 100),
      fixed: money(fixed, currency),
      base: money(base, currency),
      commission: money(commission, currency),
    };
    return t(fixed === 0 ? 'terms-rate' : 'terms-fixed', terms);
  };
}
