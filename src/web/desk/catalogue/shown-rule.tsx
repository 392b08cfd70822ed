import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { RULE_CONDITIONS, RULE_MATCHES, RULE_SORTS } from '#contract/admin/collection-rule.ts';
import { LISTS } from '#web/desk/catalogue/rule-condition.tsx';
import { ShownValue, showMoney, showReference } from '#web/desk/edit/shown-value.tsx';

/** A rule from the history or the form: prices are amounts, or texts as typed. */
const ruleShape = z.object({
  match: z.enum(RULE_MATCHES),
  conditions: z.array(
    z.object({
      by: z.enum(RULE_CONDITIONS),
      ids: z.array(z.int()).default([]),
      from: z.unknown(),
      to: z.unknown(),
      days: z.int().nullish(),
    }),
  ),
  sort: z.enum(RULE_SORTS),
  most: z.int(),
});
type Condition = z.output<typeof ruleShape>['conditions'][number];

/** A collection's rule in words. */
export function ShownRule({ rule }: { rule: unknown }) {
  const t = useTranslations('desk-collections');
  const parsed = ruleShape.safeParse(rule).data;
  if (!parsed) return '—';
  return (
    <span className="grid">
      <span>{t(`match-${parsed.match}`)}</span>
      {parsed.conditions.map((condition, at) => (
        <span key={at}>
          {t(`by-${condition.by}`)} <ConditionValue condition={condition} />
        </span>
      ))}
      <span>
        {t(`sort-${parsed.sort}`)} · {t('most')} {parsed.most}
      </span>
    </span>
  );
}

function ConditionValue({ condition: { by, ids, from, to, days } }: { condition: Condition }) {
  const list = LISTS[by];
  if (list)
    return <ShownValue shows={{ ids: showReference(list) }} field="ids" value={ids} thing={{}} />;
  if (by === 'new') return days;
  if (by !== 'price') return null;
  return (
    <>
      <ShownValue shows={{ from: showMoney }} field="from" value={from} thing={{}} />
      {' – '}
      <ShownValue shows={{ to: showMoney }} field="to" value={to} thing={{}} />
    </>
  );
}
