import type { ComponentProps } from 'react';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

type Props = Omit<ComponentProps<typeof WorkButton>, 'type' | 'disabled'> & {
  /** Without script the browser posts the form. */
  posts?: boolean;
};

/**
 * The button that sends a form, busy while sending. Before hydration nothing can be sent, not by
 * Enter either: the browser would put the input into an address, or show the answer of the API.
 */
export function SendButton({ posts = false, className = '', children, ...given }: Props) {
  return (
    <>
      {posts && (
        <noscript>
          <button className={className}>{children}</button>
        </noscript>
      )}
      <WorkButton
        {...given}
        type="submit"
        disabled={!useHydrated()}
        className={posts ? `${className} noscript:hidden` : className}
      >
        {children}
      </WorkButton>
    </>
  );
}
