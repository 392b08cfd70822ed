/** Announces a change to screen readers. */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
