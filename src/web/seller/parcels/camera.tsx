// Uses the phone's camera as a scanner, if the browser can read barcodes itself.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorMaker = new (wanted: { formats: string[] }) => Detector;
declare global {
  /** Missing in some browsers. */
  var BarcodeDetector: DetectorMaker | undefined;
}

const EVERY_MS = 250;

export function Camera({ scan }: { scan: (code: string) => Promise<void> }) {
  const t = useTranslations('seller-parcels');
  const [on, setOn] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const Maker = globalThis.BarcodeDetector;
  if (!Maker) return null;
  return (
    <div className="card grid gap-3 p-4">
      <button
        type="button"
        aria-pressed={on}
        onClick={() => {
          setTrouble(false);
          setOn(!on);
        }}
        className="button button-quiet"
      >
        <DeskIcon name="scan-line" />
        {on ? t('scan-stop') : t('scan-camera')}
      </button>
      {on && (
        <Scanner
          Maker={Maker}
          scan={scan}
          fail={() => {
            setTrouble(true);
            setOn(false);
          }}
        />
      )}
      <p role="alert" className="text-sm text-drop empty:hidden">
        {trouble && t('scan-no-camera')}
      </p>
    </div>
  );
}

type ScannerProps = {
  Maker: DetectorMaker;
  scan: (code: string) => Promise<void>;
  fail: () => void;
};

/** The camera's picture; each code is reported once, until another one or none is seen. */
function Scanner({ Maker, scan, fail }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(scan);
  const giveUp = useEffectEvent(fail);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    let over = false;
    const begin = async () => {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      });
      stream = opened;
      if (over || !video.current) return stop(opened);
      video.current.srcObject = opened;
      await video.current.play();
      timer = watch(new Maker({ formats: ['code_128'] }), video.current, (code) => void tell(code));
    };
    void begin().catch(() => giveUp());
    return () => {
      over = true;
      clearInterval(timer);
      if (stream) stop(stream);
    };
  }, [Maker]);
  return (
    <video ref={video} muted playsInline className="aspect-video w-full rounded-[var(--radius)]" />
  );
}

function watch(detector: Detector, video: HTMLVideoElement, tell: (code: string) => void) {
  let before = '';
  return setInterval(() => {
    void detector
      .detect(video)
      .then(([found]) => {
        const code = found?.rawValue ?? '';
        if (code && code !== before) tell(code);
        before = code;
      })
      .catch(() => {}); // the picture is not there yet
  }, EVERY_MS);
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};
