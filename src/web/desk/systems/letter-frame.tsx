type Props = { title: string; html: string };

/**
 * A letter as its reader sees it by day. Nothing in it runs, and nothing in it reaches this page;
 * its rules for the dark and for small screens are left out, as this page's own policy does.
 */
export function LetterFrame({ title, html }: Props) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html.replace(/<style>.*?<\/style>/s, '')}
      className="h-[36rem] w-full rounded-[var(--radius)] border border-line bg-white"
    />
  );
}
