import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts.tsx';

const LOOK =
  'flex w-full min-h-11 items-center gap-3 whitespace-nowrap px-4 py-2 text-start text-base ' +
  'hover:bg-ground-3';

/** The ways to share an address: copy, mail, WhatsApp. */
export default function ShareMenu({
  id,
  title,
  address,
  done,
}: {
  id: string;
  title: string;
  address: string;
  done: () => void;
}) {
  const t = useTranslations('product-page');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast('success', t('share-copied'));
    } catch {
      toast('error', t('share-not-copied', { address }));
    }
    done();
  };
  const mail = new URLSearchParams({ subject: title, body: address });
  const message = new URLSearchParams({ text: `${title} ${address}` });
  return (
    <ul
      ref={(menu) => menu?.scrollIntoView({ block: 'nearest' })}
      id={id}
      aria-label={t('share')}
      className="card shadow-float absolute end-0 top-full z-40 mt-1 min-w-56 scroll-mb-4 py-1 max-md:scroll-mb-36"
    >
      <li>
        <button type="button" onClick={() => void copy()} className={LOOK}>
          <Icon name="copy" size={18} />
          {t('share-copy')}
        </button>
      </li>
      <li>
        <a href={`mailto:?${spaced(mail)}`} onClick={done} className={LOOK}>
          <Icon name="mail" size={18} />
          {t('share-email')}
        </a>
      </li>
      <li>
        <a
          href={`https://wa.me/?${spaced(message)}`}
          target="_blank"
          rel="noopener"
          onClick={done}
          className={LOOK}
        >
          <Icon name="message-circle" size={18} />
          WhatsApp
        </a>
      </li>
    </ul>
  );
}

/** For mail programs, a space is `%20`, and a plus stays a plus. */
const spaced = (query: URLSearchParams) => query.toString().replaceAll('+', '%20');
