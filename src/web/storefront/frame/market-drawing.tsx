const DOORS = [76, 220, 364];
const FLOOR = 286;

/** An opening of a width and height around `at`, pointed like the market's mark. */
function arch(at: number, half: number, height: number): string {
  const spring = FLOOR - height * 0.6;
  const bend = FLOOR - height * 0.82;
  const near = FLOOR - height * 0.94;
  const start = at - half;
  const end = at + half;
  return (
    `M${start} ${FLOOR}V${spring}` +
    `C${start} ${bend} ${at - half / 2} ${near} ${at} ${FLOOR - height}` +
    `C${at + half / 2} ${near} ${end} ${bend} ${end} ${spring}V${FLOOR}z`
  );
}

/**
 * The market's arcade in the evening: domes, three doors with a lantern each, and goods. Drawn in
 * the shop's own colours, for both schemes.
 */
export function MarketDrawing() {
  return (
    <svg viewBox="0 0 440 320" aria-hidden className="block w-full text-primary">
      <circle cx="386" cy="40" r="15" className="fill-star" opacity="0.85" />
      <g fill="currentColor" opacity="0.16">
        <path d="M20 104c0-36 24-58 56-58s56 22 56 58zM72 30h8v18h-8z" />
        <path d="M148 104c0-48 30-78 72-78s72 30 72 78zM216 6h8v22h-8z" />
        <path d="M316 104c0-30 20-48 48-48s48 18 48 48z" />
      </g>
      <path
        fill="currentColor"
        opacity="0.34"
        fillRule="evenodd"
        d={`M0 104h440v${FLOOR - 104}H0z${DOORS.map((at) => arch(at, 50, 148)).join('')}`}
      />
      <path fill="currentColor" opacity="0.4" d="M0 104h440v7H0z" />
      {DOORS.map((at) => (
        <Door key={at} at={at} />
      ))}
      <path fill="currentColor" opacity="0.55" d={`M0 ${FLOOR}h440v34H0z`} />
      <Parcels />
      <Pots />
      <Fruit />
    </svg>
  );
}

function Door({ at }: { at: number }) {
  return (
    <g>
      <path
        d={arch(at, 50, 148)}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        opacity="0.75"
      />
      <path d={arch(at, 34, 112)} fill="currentColor" opacity="0.2" />
      <path d={arch(at, 20, 74)} className="fill-star" opacity="0.3" />
      <path d={`M${at} 138v22`} stroke="currentColor" strokeWidth="2" />
      <circle cx={at} cy="174" r="21" className="fill-star" opacity="0.25" />
      <path d={`M${at - 7} 166l7-7 7 7 2 13-9 10-9-10z`} className="fill-star" />
    </g>
  );
}

function Parcels() {
  return (
    <g transform="translate(112 244)">
      <rect width="50" height="42" rx="4" className="fill-primary" />
      <path d="M25 0v42M0 16h50" className="stroke-on-primary" strokeWidth="3" opacity="0.55" />
      <rect x="38" y="16" width="30" height="26" rx="3" className="fill-star" />
      <path d="M53 16v26" stroke="#000" strokeWidth="2" opacity="0.2" />
    </g>
  );
}

function Pots() {
  return (
    <g transform="translate(254 236)">
      <path
        d="M8 0h16v5c8 5 12 14 12 24 0 10-4 17-8 21H4c-4-4-8-11-8-21C-4 19 0 10 8 5z"
        className="fill-drop"
      />
      <path d="M-3 24h38M-3 31h38" stroke="#fff" strokeWidth="2" opacity="0.35" />
      <path
        d="M44 22h12v4c5 3 8 8 8 13 0 5-2 8-4 11H40c-2-3-4-6-4-11 0-5 3-10 8-13z"
        className="fill-info"
      />
    </g>
  );
}

function Fruit() {
  return (
    <g transform="translate(18 252)">
      <circle cx="14" cy="9" r="9" className="fill-drop" />
      <circle cx="30" cy="6" r="9" className="fill-star" />
      <circle cx="45" cy="9" r="9" className="fill-good" />
      <path d="M0 12h60l-7 22H7z" className="fill-warn" />
      <path d="M3 20h54M5 27h50" stroke="#fff" strokeWidth="2" opacity="0.3" />
    </g>
  );
}
