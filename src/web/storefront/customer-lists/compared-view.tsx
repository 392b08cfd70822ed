import { useTranslations } from 'use-intl';
import type { Account } from '#contract/account.ts';
import type { ComparedCard } from '#contract/compare-list.ts';
import { AccountLoadFailed } from '#web/ui/account/account-load-failed.tsx';
import { call, type Answer } from '#web/ui/api.ts';
import { CompareTable } from '#web/storefront/customer-lists/compare-table.tsx';
import { ListLoading, useReloadOnSave } from '#web/storefront/customer-lists/customer-list.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useAnswer } from '#web/ui/answer/use-answer.ts';

/**
 * All products that a customer compares; removed ones disappear at once, and come back if the
 * server refuses.
 */
export function ComparedView({ account }: { account: Account }) {
  const t = useTranslations('lists');
  const listing = useTranslations('listing');
  const { answer, again } = useAnswer('compared', askAll);
  useReloadOnSave(again);
  const cards = answer?.ok ? answer.data.filter(({ id }) => account.compared.includes(id)) : [];
  const focus = useKeptFocus(cards.length);
  if (!answer)
    return (
      <ListLoading>
        <CompareSkeleton />
      </ListLoading>
    );
  if (!answer.ok) return <AccountLoadFailed message={answer.message} again={again} />;
  return (
    <div {...focus} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {cards.length > 0 ? t('found', { count: cards.length }) : ''}
      </p>
      {cards.length > 0 ? (
        <CompareTable cards={cards} />
      ) : (
        <EmptyState
          text={t('compared-none')}
          detail={t('compared-none-detail')}
          to="/categories"
          action={listing('all-categories')}
        />
      )}
    </div>
  );
}

export function CompareSkeleton() {
  return (
    <>
      <div className="skeleton mb-3 h-11 w-56" />
      <div className="skeleton h-[max(24rem,calc(100dvh-11rem))] rounded-tile" />
    </>
  );
}

/** Loads every page of the list, because a comparison shows them all at once. */
async function askAll(): Promise<Answer<ComparedCard[]>> {
  const cards: ComparedCard[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await call('compareList.all', { page });
    if (!answer.ok) return answer;
    cards.push(...answer.data.data.map(({ product }) => product));
    last = answer.data.last_page;
  }
  return { ok: true, data: cards, message: '' };
}
