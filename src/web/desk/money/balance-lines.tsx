import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { storeAccounts } from '#contract/ledger-accounts.ts';
import { EarnedDialog, type EarnedCall } from '#web/desk/money/earned-dialog.tsx';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { useWhyWords } from '#web/desk/money/use-why-words.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Line = DeskData<'ledger.list'>['rows'][number];
type Account = (typeof storeAccounts)[number];
type Lists = {
  /** The call that lists the lines of an account, and the rest of its input. */
  list: 'ledger.list' | 'sellerLedger.list';
  earned: EarnedCall;
  store?: number;
  /** The path of the full list. */
  all: string;
};

/** The lines of a store's accounts that are in no payout yet, newest first. */
export function BalanceLines(lists: Lists) {
  const t = useTranslations('desk-money');
  const [account, setAccount] = useState<Account>('store');
  return (
    <>
      <div role="group" aria-label={t('which-sum')} className="flex flex-wrap gap-2">
        {storeAccounts.map((accountKind) => (
          <button
            key={accountKind}
            type="button"
            aria-pressed={accountKind === account}
            onClick={() => setAccount(accountKind)}
            className="button button-quiet aria-pressed:border-primary aria-pressed:text-primary"
          >
            {t(`sum-${accountKind}`)}
          </button>
        ))}
      </div>
      <Lines key={account} {...lists} account={account} />
    </>
  );
}

function Lines({ list, earned, store, account, all }: Lists & { account: Account }) {
  const t = useTranslations('desk-money');
  const { money, time } = useMoneyColumns();
  const whyWord = useWhyWords();
  const [opened, setOpened] = useState<Line | null>(null);
  const { answer } = useDeskAnswer(list, { store, account, view: 'unpaid' });
  const code = opened?.order?.code ?? '';
  return (
    <>
      <LinesTable
        title={t(`sum-${account}`)}
        empty={answer ? t('no-lines') : '…'}
        rows={answer?.ok ? answer.data.rows : []}
        keyOf={({ id }) => id}
        columns={[
          { label: t('begun'), show: ({ at }) => time(at) },
          {
            label: t('what'),
            main: true,
            show: (line) => (
              <>
                {line.parcel_id === null ? (
                  whyWord(line.why)
                ) : (
                  <button type="button" onClick={() => setOpened(line)} className="link text-start">
                    {whyWord(line.why)}
                  </button>
                )}
                {line.note && <span className="block text-ink-2">{line.note}</span>}
              </>
            ),
          },
          { label: t('order'), show: ({ order }) => (order ? <OrderLink order={order} /> : '–') },
          {
            label: t('amount'),
            number: true,
            show: ({ amount, currency }) => money(amount, currency),
          },
        ]}
      />
      {answer?.ok && answer.data.total > answer.data.rows.length && (
        <>
          <p className="text-sm text-ink-2">{t('newest', { count: answer.data.rows.length })}</p>
          <Link to={all} className="button button-quiet justify-self-start">
            {t('all-lines')}
          </Link>
        </>
      )}
      {opened?.parcel_id && (
        <EarnedDialog
          call={earned}
          parcelId={opened.parcel_id}
          parcel={code}
          currency={opened.currency}
          close={() => setOpened(null)}
        />
      )}
    </>
  );
}
