import { Link } from 'react-router';
import { useSite } from '#web/ui/site.ts';

export function Logo() {
  const { name, logo } = useSite();
  return (
    <Link
      to="/"
      aria-label={name}
      className={
        'flex shrink-0 items-center gap-2 rounded-sm text-xl ' +
        'font-bold tracking-tight text-ink rtl:tracking-normal'
      }
    >
      {logo ? (
        <img src={`/media/${logo}`} alt="" className="h-9 w-auto max-w-40 object-contain" />
      ) : (
        <>
          <Arch />
          <span aria-hidden>{name}</span>
        </>
      )}
    </Link>
  );
}

/** The market's arch: the mark if the owner has set no logo. */
function Arch() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden className="text-primary">
      <path
        fill="currentColor"
        d={
          'M4 30V16C4 9 9.500 3.500 16 2c6.500 1.500 12 7 12 14v14h-7' +
          'V17.500c0-3.500-2.200-6.300-5-7.500-2.800 1.200-5 4-5 7.500V30z'
        }
      />
    </svg>
  );
}
