type Props = { title: string; html: string };

/**
 * A letter as its reader sees it in light mode. No script in it can run. Its styles for dark mode
 * and small screens are removed, because this page's policy would refuse them.
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
