import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ALL_PAGES, consentKinds } from '#contract/script-pages.ts';
import { ScriptPagesField } from '#web/desk/connect/script-pages-field.tsx';
import { useScriptWords } from '#web/desk/connect/use-script-words.ts';
import { CodeField } from '#web/desk/edit/code-field.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { showChoice } from '#web/desk/edit/shown-value.tsx';
import type { FormShape } from '#web/desk/edit/use-edit.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

const BLANK = {
  name: '',
  enabled: false,
  consent: 'analytics',
  pages: [ALL_PAGES],
  source: 'address',
  address: '',
  code: '',
  hosts: '',
};
const CALLS = {
  open: 'adminCustomScript.open',
  save: 'adminCustomScript.save',
  remove: 'adminCustomScript.delete',
  restore: 'adminCustomScript.restore',
  edits: 'adminCustomScript.edits',
} as const;

/** Hosts are typed one per line; of code and address, only the chosen one is sent. */
const SHAPE: FormShape = {
  read: (thing) => ({
    ...thing,
    source: thing.code ? 'code' : 'address',
    hosts: Array.isArray(thing.hosts) ? thing.hosts.join('\n') : '',
  }),
  send: ({ source, code, address, hosts, ...rest }) => ({
    ...rest,
    code: source === 'code' ? code : '',
    address: source === 'code' ? '' : address,
    hosts: String(hosts).split(/\s+/).filter(Boolean),
  }),
  place: (field) => (/^(hosts|pages)\./.test(field) ? (field.split('.')[0] ?? field) : field),
  secret: [],
};

export default function ScriptPage() {
  const t = useTranslations('desk-scripts');
  const { purposeOf, pageName } = useScriptWords();
  const purposes = consentKinds.map((kind) => ({ value: kind, label: purposeOf(kind) }));
  const labels: Record<string, string> = {
    name: t('script-name'),
    enabled: t('script-on'),
    consent: t('purpose'),
    pages: t('pages'),
    source: t('source'),
    address: t('address'),
    code: t('code'),
    hosts: t('hosts'),
  };
  return (
    <EditScreen
      noun="custom-script"
      calls={CALLS}
      path="/admin/scripts"
      back={t('scripts')}
      blank={BLANK}
      shape={SHAPE}
      titleOf={(opened) => String(opened?.name ?? t('script-new'))}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      shows={{
        consent: showChoice(purposes),
        pages: (value) => inRow((Array.isArray(value) ? value : []).map(String).map(pageName)),
      }}
      aside={() => (
        <FieldCard title={t('script-on')}>
          <SwitchField name="enabled" label={t('script-on')} hint={t('script-on-hint')} />
        </FieldCard>
      )}
    >
      {() => (
        <>
          <FieldCard title={t('script')}>
            <TextField name="name" label={t('script-name')} hint={t('script-name-hint')} />
            <SelectField
              name="consent"
              label={t('purpose')}
              hint={t('purpose-hint')}
              choices={purposes}
            />
          </FieldCard>
          <What />
          <ScriptPagesField />
        </>
      )}
    </EditScreen>
  );
}

/** The script itself, and the hosts that it contacts. */
function What() {
  const t = useTranslations('desk-scripts');
  const ofCode = useWatch({ name: 'source' }) === 'code';
  return (
    <FieldCard title={t('what')}>
      <p className="rounded-[var(--radius)] bg-ground-2 p-3 text-sm">{t('trust')}</p>
      <SelectField
        name="source"
        label={t('source')}
        choices={[
          { value: 'address', label: t('address') },
          { value: 'code', label: t('code') },
        ]}
      />
      {ofCode ? (
        <CodeField name="code" label={t('code')} hint={t('code-hint')} lines={8} />
      ) : (
        <TextField
          name="address"
          label={t('address')}
          hint={t('address-hint', { scheme: 'https://' })}
          ltr
        />
      )}
      <CodeField
        name="hosts"
        label={t('hosts')}
        hint={t('hosts-hint', { scheme: 'https://' })}
        lines={3}
      />
    </FieldCard>
  );
}
