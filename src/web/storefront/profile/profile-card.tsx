import { useId, type ReactNode } from 'react';

/** A part of the profile: a title, a short text, and its actions. */
export function ProfileCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-4 md:p-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {intro && <p className="mt-1 text-sm text-ink-2">{intro}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
