import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { shortCode } from '#base/short-code.ts';
import { Badge } from '#web/desk/parts/badge.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { Camera } from '#web/seller/parcels/camera.tsx';
import { type Scanned, type ScanMode, useScans } from '#web/seller/parcels/use-scans.ts';
import { Field } from '#web/ui/form/field.tsx';

const MODES: ScanMode[] = ['show', 'confirm', 'pick-up'];
const STATES = { confirm: 'state-confirmed', 'pick-up': 'state-picked-up' } as const;

/**
 * Opens a parcel by its barcode, with the camera or a hand scanner, which types it; or by its first
 * letters.
 */
export default function ScanPage() {
  const t = useTranslations('seller-parcels');
  const go = useNavigate();
  const [query] = useSearchParams();
  const requested = MODES.find((one) => one === query.get('do'));
  const [mode, setMode] = useState<ScanMode>(requested ?? 'show');
  const { scans, scan } = useScans(mode, (id) => void go(`/seller/parcels/${id}`));
  return (
    <>
      <ScreenTitle title={t('scan')} />
      <div className="grid max-w-2xl gap-4">
        <ModeChoice mode={mode} change={setMode} />
        <CodeForm scan={scan} />
        <Camera scan={scan} />
        <Scans scans={scans} />
      </div>
    </>
  );
}

function ModeChoice({ mode, change }: { mode: ScanMode; change: (mode: ScanMode) => void }) {
  const t = useTranslations('seller-parcels');
  const step = useTranslations('parcel-state');
  const modes: [ScanMode, string][] = [
    ['show', t('scan-show')],
    ['confirm', step('act-confirm')],
    ['pick-up', step('act-pick-up')],
  ];
  return (
    <fieldset className="card grid gap-2 p-4">
      <legend className="float-start mb-2 text-base font-semibold">{t('scan-mode')}</legend>
      <div className="clear-both grid gap-2 sm:grid-cols-3">
        {modes.map(([name, label]) => (
          <label
            key={name}
            className={
              'flex min-h-11 items-center gap-2 rounded-[var(--radius-sm)] border border-line px-3 ' +
              'has-checked:border-primary has-checked:bg-primary-tint'
            }
          >
            <input
              type="radio"
              name="scan-mode"
              checked={mode === name}
              onChange={() => change(name)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CodeForm({ scan }: { scan: (code: string) => Promise<void> }) {
  const t = useTranslations('seller-parcels');
  const [code, setCode] = useState('');
  return (
    <form
      noValidate
      className="card grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setCode('');
        void scan(code.trim());
      }}
    >
      <Field label={t('scan-code')} hint={t('scan-hint')}>
        {(control) => (
          <input
            {...control}
            value={code}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
            className="field"
          />
        )}
      </Field>
      <button type="submit" className="button button-primary">
        {t('scan-find')}
      </button>
    </form>
  );
}

function Scans({ scans }: { scans: Scanned[] }) {
  const t = useTranslations('seller-parcels');
  const step = useTranslations('parcel-state');
  return (
    <section aria-label={t('scan-list')} className="grid gap-2">
      {scans.length > 0 && <h2 className="text-base font-semibold">{t('scan-list')}</h2>}
      <ul aria-live="polite" className="grid gap-2">
        {scans.map(({ key, row, done, message }) => (
          <li key={key} className="card flex flex-wrap items-center gap-3 p-3 text-sm">
            {row && (
              <Link
                to={`/seller/parcels/${row.id}`}
                className="figures flex min-h-11 items-center font-medium text-primary"
              >
                <bdi>{shortCode(row.title)}</bdi>
              </Link>
            )}
            {row && <span className="min-w-0 flex-1 break-words">{row.buyer}</span>}
            {done && <Badge tone="good">{step(STATES[done])}</Badge>}
            {message && <span className="text-drop">{message}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
