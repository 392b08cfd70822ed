type Props = { title: string; html: string };

/**
 * A letter as its reader sees it by day. Nothing in it runs: no script may. Its rules for the dark
 * and for small screens are left out, which the policy of this page would refuse.
 */
export function LetterFrame({ title, html }: Props) {
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html.replace(/<style>.*?<\/style>/s, '')}
      className="h-[36rem] w-full rounded-[var(--radius)] border border-line bg-white"
    />
  );
}
