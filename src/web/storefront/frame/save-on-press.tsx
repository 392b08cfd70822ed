import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInPath } from '#web/ui/next-path.ts';
import { bearer } from '#web/ui/bearer.ts';
import { isSaved, save, savedLists, type SavedList } from '#web/ui/saved/saved-lists.ts';
import { loadShopper, user } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { toast } from '#web/ui/toasts.tsx';

const savedListPaths = {
  wishlist: '/user/wishlists',
  compared: '/user/compared',
  following: '/user/following',
} as const satisfies Record<SavedList, string>;

const NOT_SIGNED_IN = 204;

/**
 * Handles the presses of all wish and follow buttons on a page, so that the buttons, of which lists
 * have hundreds, need no handlers. A visitor is led to /login and back.
 */
export function SaveOnPress() {
  const t = useTranslations('marks');
  const words = useTranslations('trouble');
  const { comma, prefix } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    const toSignIn = () =>
      navigate(signInPath(`${location.pathname.slice(prefix.length) || '/'}${location.search}`));
    const press = async (list: SavedList, id: number) => {
      if (user.get() === undefined && bearer() !== null) await loadShopper();
      if (user.get() === undefined && bearer() !== null) return toast('error', words('api-down'));
      if (!user.get()) return toSignIn();
      const answer = await save(list, id, !isSaved(list, id));
      if (!answer) return;
      if (answer.ok)
        return toast(
          'success',
          answer.message,
          answer.on && !location.pathname.endsWith(savedListPaths[list])
            ? { label: t('open'), to: `${prefix}${savedListPaths[list]}` }
            : undefined,
        );
      if (answer.status !== NOT_SIGNED_IN)
        return toast('error', answer.reasons.join(comma) || answer.message || words('api-down'));
      await loadShopper(); // the session has ended elsewhere
      return toSignIn();
    };
    const hear = (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest('button[data-mark]') : null;
      const list =
        button instanceof HTMLButtonElement
          ? savedLists.find((one) => one === button.dataset.mark)
          : undefined;
      if (list && button instanceof HTMLButtonElement) void press(list, Number(button.value));
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [comma, navigate, prefix, t, words]);
  return null;
}
