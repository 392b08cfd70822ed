import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ALL_PAGES, scriptPages } from '#contract/script-pages.ts';
import { useScriptWords } from '#web/desk/connect/use-script-words.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

const PAGES = Object.keys(scriptPages);

/** The pages that a script runs on: all that allow one, or some of them. */
export function ScriptPagesField() {
  const t = useTranslations('desk-scripts');
  const { pageName } = useScriptWords();
  const { field, fieldState } = useController({ name: 'pages' });
  const chosen: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const all = chosen.includes(ALL_PAGES);
  const turn = (page: string, on: boolean) =>
    field.onChange(
      page === ALL_PAGES
        ? on
          ? [ALL_PAGES]
          : []
        : PAGES.filter((one) => (one === page ? on : chosen.includes(one))),
    );
  return (
    <FieldCard title={t('pages')}>
      <div role="group" aria-label={t('pages')} className="grid gap-x-4 sm:grid-cols-2">
        {[ALL_PAGES, ...(all ? [] : PAGES)].map((page, at) => (
          <label key={page} className="flex min-h-11 items-center gap-3 md:min-h-9">
            <input
              type="checkbox"
              name={`pages.${page}`}
              ref={at === 0 ? field.ref : undefined}
              checked={chosen.includes(page)}
              aria-invalid={fieldState.error ? true : undefined}
              aria-describedby={fieldState.error ? 'pages-fault' : undefined}
              onChange={({ target }) => turn(page, target.checked)}
              className="size-5 shrink-0"
            />
            {pageName(page)}
          </label>
        ))}
      </div>
      <FieldFault id="pages-fault" alert>
        {fieldState.error?.message}
      </FieldFault>
      <p className="text-sm text-ink-2">{t('asked-never')}</p>
    </FieldCard>
  );
}
