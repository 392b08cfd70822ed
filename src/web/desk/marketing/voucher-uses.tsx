import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { useMay } from '#web/desk/frame/who.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

/** How often a voucher was used, what it cost, and how many others like it exist. */
export function VoucherUses({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-marketing');
  const mayOpen = useMay()('adminOrder.open');
  return (
    <UsesFacts
      opened={opened}
      orders={
        mayOpen && (
          <Link to={`/admin/orders?voucher=${opened.id}`} className="link figures">
            {t('orders-with', { count: Number(opened.orders) })}
          </Link>
        )
      }
    >
      <MakeMany opened={opened} />
    </UsesFacts>
  );
}

type FactsProps = { opened: OpenedThing; orders?: ReactNode; children: ReactNode };

/** How often it was used, in how many orders (or a link to them), what it cost, and more facts. */
export function UsesFacts({ opened, orders, children }: FactsProps) {
  const t = useTranslations('desk-marketing');
  const format = useFormatter();
  const money = useMoney();
  const used = t('used-of', { used: Number(opened.used), limit: Number(opened.usage_limit) });
  return (
    <Facts
      title={t('uses')}
      rows={[
        [t('used'), used],
        [t('orders'), orders || format.number(Number(opened.orders))],
        [t('cost'), <bdi key="cost">{money(Number(opened.cost))}</bdi>],
      ]}
    >
      {children}
    </Facts>
  );
}

function MakeMany({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-marketing');
  const navigate = useNavigate();
  return (
    <div>
      <ActButton
        label={t('make-many')}
        icon="copy"
        call="adminVoucherMore.makeMany"
        input={{ id: opened.id }}
        title={t('make-many-title')}
        text={t('make-many-text')}
        fields={[
          { name: 'prefix', label: t('prefix'), hint: t('prefix-hint') },
          { name: 'count', label: t('count'), initial: '100' },
          { name: 'uses', label: t('uses-each'), initial: '1' },
        ]}
        again={(done) => {
          if (done) void navigate(`/admin/vouchers?q=${done.prefix}-`);
        }}
      />
    </div>
  );
}
