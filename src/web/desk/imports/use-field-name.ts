import { useTranslations } from 'use-intl';
import { importFields } from '#contract/import-shapes.ts';

const FIELDS = [...importFields.shopify, ...importFields.woocommerce];
type Field = (typeof FIELDS)[number];
type Plain = Exclude<Field, `${'name' | 'value'}${1 | 2 | 3}`>;
const NUMBERED = /^(?:attribute )?(?:(name|value)(\d)|(\d+) (name|value))$/;

const isPlain = (field: Field): field is Plain => !NUMBERED.test(field);

/** The label of an import field: `value2` is the value of the second option. */
export function useFieldName(): (field: string) => string {
  const t = useTranslations('desk-import-field');
  return (field) => {
    const [, part, number, otherNumber, otherPart] = NUMBERED.exec(field) ?? [];
    const option = number ?? otherNumber;
    if (option === undefined) {
      const plain = FIELDS.filter(isPlain).find((one) => one === field);
      return plain ? t(plain) : field;
    }
    return (part ?? otherPart) === 'name'
      ? t('name', { number: option })
      : t('value', { number: option });
  };
}
