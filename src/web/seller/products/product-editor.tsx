// The editor of a product: in steps on a phone, otherwise one long form.
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { HoldingOf } from '#web/desk/edit/arrivals.ts';
import { FormBars } from '#web/desk/edit/form-bars.tsx';
import { FormLanguages } from '#web/desk/edit/form-language.tsx';
import { LanguageBar } from '#web/desk/edit/language-bar.tsx';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ProductCallsOf } from '#web/desk/product/product-calls.ts';
import { WayBack } from '#web/desk/parts/way-back.tsx';
import { BasicsStep, MoreStep, PriceStep, TextsStep } from '#web/seller/products/editor-steps.tsx';
import { EditorFoot, StepBar } from '#web/seller/products/editor-foot.tsx';
import { EditorNotes } from '#web/seller/products/editor-notes.tsx';
import {
  lacking,
  stepOf,
  STEPS,
  type Begun,
  type Step,
} from '#web/seller/products/proposal-values.ts';
import { sellerCalls } from '#web/seller/products/seller-calls.ts';
import { useProposal, type Editing } from '#web/seller/products/use-proposal.ts';

export function ProductEditor({ begun }: { begun: Begun }) {
  const t = useTranslations('seller-products');
  const edit = useProposal(begun);
  const [step, setStep] = useState<Step>('basics');
  const [reopened, setReopened] = useState(false);
  const locked = edit.waits && !reopened;
  const still = locked || edit.sending;
  const send = useSend(edit, setStep);
  const steps = { basics: BasicsStep, price: PriceStep, texts: TextsStep, more: MoreStep };
  return (
    <FormProvider {...edit.form}>
      <Calls hold={edit.hold}>
        <FormLanguages>
          <WayBack to="/seller/products" list={t('products')} />
          <Title />
          <EditorNotes {...{ edit, locked }} reopen={() => setReopened(true)} />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!still) void send();
            }}
          >
            <FormBars>
              <StepBar step={step} go={setStep} />
              <LanguageBar />
            </FormBars>
            <fieldset disabled={still} className="grid min-w-0 grid-cols-1 gap-4">
              {STEPS.map((name) => {
                const Fields = steps[name];
                return (
                  <div
                    key={name}
                    className={
                      'grid min-w-0 grid-cols-1 gap-4 ' + (name === step ? '' : 'max-md:hidden')
                    }
                  >
                    <Fields begun={begun} />
                  </div>
                );
              })}
            </fieldset>
            <EditorFoot {...{ edit, step, go: setStep }} locked={still} />
          </form>
        </FormLanguages>
      </Calls>
    </FormProvider>
  );
}

/** Makes the form's parts call as the seller, and passes them the attributes of the category. */
function Calls({ hold, children }: Pick<Editing, 'hold'> & { children: ReactNode }) {
  const chosen = useWatch({ name: 'category_id' });
  const { answer } = useDeskAnswer('sellerChoice.categories', {});
  const category = answer?.ok ? answer.data.find(({ id }) => id === chosen) : undefined;
  return (
    <ProductCallsOf value={sellerCalls(category?.attributes ?? [])}>
      <HoldingOf value={hold}>{children}</HoldingOf>
    </ProductCallsOf>
  );
}

function Title() {
  const t = useTranslations('seller-products');
  const title = textsIn(useWatch({ name: 'title' }));
  const heading = title[document.documentElement.lang] ?? Object.values(title)[0];
  return <ScreenTitle title={heading || t('new')} />;
}

/** Submits it, or leads to the first field that is missing. */
function useSend({ form, send }: Editing, go: (step: Step) => void): () => Promise<void> {
  const t = useTranslations('seller-products');
  const { market } = useWho();
  const navigate = useNavigate();
  const first = market.languages.find(({ is_default }) => is_default)?.code ?? 'en';
  const [faulty, setFaulty] = useState<string[]>([]);
  const held = useRef<Element | null>(null); // a field loses the focus while submitting
  const show = useEffectEvent(() => {
    const [field] = faulty;
    if (field !== undefined) go(stepOf(field));
    requestAnimationFrame(() => {
      const wrong = field !== undefined && document.querySelector('form [aria-invalid=true]');
      const next = wrong || held.current;
      if (next instanceof HTMLElement) next.focus();
    });
  });
  useEffect(() => show(), [faulty]);
  return async () => {
    const missing = lacking(form.getValues(), first);
    for (const field of missing) form.setError(field, { message: t('needed') });
    if (missing.length > 0) return setFaulty(missing);
    held.current = document.activeElement;
    const refused = await send();
    if (refused) return setFaulty(refused);
    deskToast('done', t('sent'));
    await navigate('/seller/products');
  };
}
