import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewControls, type PreviewView } from '#web/desk/home/preview-controls.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { postPreview } from '#web/desk/parts/post-preview.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useWho } from '#web/desk/frame/who.ts';

type Props = {
  /** The version of the draft; a new one reloads the page. */
  version: number;
  chosen: string | null;
  choose: (id: string) => void;
  /** A published arrangement that is shown instead of the draft. */
  arrangement: number | null;
  leave: () => void;
};
const FRAME = 'home-preview';
/** On narrower windows the page is first shown as on phones. */
const PHONE = 768;

/** The page as it will be: a click on a block selects it. */
export function HomePreview({ version, chosen, choose, arrangement, leave }: Props) {
  const t = useTranslations('desk-home');
  const { market } = useWho();
  const [view, setView] = useState<PreviewView>(() => ({
    language: document.documentElement.lang,
    width: innerWidth < PHONE ? 390 : 1280,
    scheme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
    moment: null,
  }));
  const frame = useRef<HTMLIFrameElement>(null);
  const [box, scale] = useScale(view.width);
  const [made, setMade] = useState(0);
  const input = { moment: view.moment, ...(arrangement === null ? {} : { arrangement }) };
  const first = market.languages.find(({ is_default }) => is_default)?.code;
  const address = view.language === first ? '/' : `/${view.language}`;
  usePosted(frame, address, input, version);
  useDressed(frame, { made, scheme: view.scheme, chosen });
  const loaded = () => {
    frame.current?.contentDocument?.addEventListener('click', (event) => pick(event, choose), true);
    setMade((count) => count + 1);
  };
  return (
    <section aria-label={t('preview')} className="card overflow-hidden">
      <PreviewControls view={view} setView={setView} />
      {arrangement !== null && <Looking {...{ arrangement, leave }} />}
      <div ref={box} className="h-[75vh] overflow-hidden bg-ground-3">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this site, and is listened to */}
        <iframe
          ref={frame}
          name={FRAME}
          title={t('preview')}
          onLoad={loaded}
          className="mx-auto block border-0 bg-ground"
          style={{ width: view.width, height: `${75 / scale}vh`, zoom: scale }}
        />
      </div>
    </section>
  );
}

/** Says that the preview does not show the draft. */
function Looking({ arrangement, leave }: { arrangement: number; leave: () => void }) {
  const t = useTranslations('desk-home');
  return (
    <p className="flex flex-wrap items-center gap-3 bg-warn-tint px-4 py-2 text-sm">
      {t('looking', { number: arrangement })}
      <button type="button" onClick={leave} className="link font-semibold">
        {t('to-draft')}
      </button>
    </p>
  );
}

/** Keeps the page in light or dark and the chosen block marked, also after a reload. */
function useDressed(
  frame: RefObject<HTMLIFrameElement | null>,
  { made, scheme, chosen }: { made: number; scheme: string; chosen: string | null },
): void {
  const dress = useEffectEvent(() => {
    const page = frame.current?.contentDocument;
    // a page that has just begun to load has no root yet; it is handled once loaded
    const begun: HTMLElement | null = page?.documentElement ?? null;
    if (page && begun) dressed(page, scheme, chosen);
  });
  useEffect(() => dress(), [made, scheme, chosen]);
}

/** Renders the page whenever its input changes, and restores the scroll position. */
function usePosted(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  input: { moment: string | null; arrangement?: number },
  version: number,
): void {
  const desk = useTranslations('desk');
  const post = useEffectEvent(async () => {
    const answer = await deskCall('adminHomePage.preview', input);
    if (!answer.ok) return deskToast('wrong', answer.message || desk('no-network'));
    const place = frame.current?.contentWindow?.scrollY ?? 0;
    frame.current?.addEventListener(
      'load',
      () => frame.current?.contentWindow?.scrollTo({ top: place, behavior: 'instant' }),
      { once: true },
    );
    postPreview(FRAME, address, answer.data.token);
  });
  const key = JSON.stringify([address, input, version]);
  useEffect(() => void post(), [key]);
}

/** Selects a block; no link is followed in a preview. */
function pick(event: MouseEvent, choose: (id: string) => void): void {
  // elements of a frame have their own classes, so instanceof does not work
  const at = event.composedPath().find((one): one is Element => 'closest' in one);
  const id = at?.closest('[data-block]')?.getAttribute('data-block');
  if (id || at?.closest('a, button[type=submit]')) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (id) choose(id);
}

/** Shows the page in light or dark, with the chosen block marked and in view. */
function dressed(page: Document, scheme: string, chosen: string | null): void {
  page.documentElement.dataset.theme = scheme;
  for (const block of page.querySelectorAll<HTMLElement>('[data-block]'))
    for (const part of block.querySelectorAll<HTMLElement>(':scope > *')) {
      const marked = block.dataset.block === chosen;
      part.style.outline = marked ? '3px solid var(--primary)' : '';
      part.style.outlineOffset = '6px';
      if (marked) part.scrollIntoView({ block: 'nearest' });
    }
}

/** The scale that makes the full width of the page visible. */
function useScale(width: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width || width));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [width]);
  return [box, Math.min(1, room / width)];
}
