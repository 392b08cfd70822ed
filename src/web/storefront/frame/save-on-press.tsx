import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInPath } from '#web/ui/next-path.ts';
import { bearer } from '#web/ui/bearer.ts';
import { isMarked, mark, markLists, type MarkList } from '#web/ui/saved/saved-lists.ts';
import { loadShopper, user } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { toast } from '#web/ui/toasts.tsx';

export const listPaths = {
  wishlist: '/user/wishlists',
  compared: '/user/compared',
  following: '/user/following',
} as const satisfies Record<MarkList, string>;

const NOT_SIGNED_IN = 204;

/**
 * Hears the presses of all marks on a page, so that the buttons, of which lists show hundreds, need
 * no hands of their own. A visitor is led to /login and back.
 */
export function PressMarks() {
  const t = useTranslations('marks');
  const words = useTranslations('trouble');
  const { prefix } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    const toSignIn = () =>
      navigate(signInPath(`${location.pathname.slice(prefix.length) || '/'}${location.search}`));
    const press = async (list: MarkList, id: number) => {
      if (user.get() === undefined && bearer() !== null) await loadShopper();
      if (user.get() === undefined && bearer() !== null) return toast('error', words('api-down'));
      if (!user.get()) return toSignIn();
      const said = await mark(list, id, !isMarked(list, id));
      if (!said) return;
      if (said.ok)
        return toast(
          'success',
          said.message,
          said.on && !location.pathname.endsWith(listPaths[list])
            ? { label: t('open'), to: `${prefix}${listPaths[list]}` }
            : undefined,
        );
      if (said.status !== NOT_SIGNED_IN) return toast('error', said.message || words('api-down'));
      await loadShopper(); // the session has ended elsewhere
      return toSignIn();
    };
    const hear = (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest('button[data-mark]') : null;
      const list =
        button instanceof HTMLButtonElement
          ? markLists.find((one) => one === button.dataset.mark)
          : undefined;
      if (list && button instanceof HTMLButtonElement) void press(list, Number(button.value));
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [navigate, prefix, t, words]);
  return null;
}
