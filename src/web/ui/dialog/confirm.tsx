import { Dialog } from '#web/ui/dialog/dialog.tsx';

type Props = {
  title: string;
  text: string;
  yes: string;
  no: string;
  answer: (sure: boolean) => void;
};

/** Asks before something is deleted or ended; Escape and `no` change nothing. */
export function Confirm({ title, text, yes, no, answer }: Props) {
  return (
    <Dialog aria-labelledby="confirm" closed={(value) => answer(value === 'yes')}>
      <form method="dialog">
        <h2 id="confirm" className="text-lg wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 line-clamp-3 text-ink-2" dir="auto">
          {text}
        </p>
        <div className="mt-5 flex justify-end gap-3">
          <button value="no" className="button button-quiet" autoFocus>
            {no}
          </button>
          <button value="yes" className="button bg-drop text-ground hover:opacity-90">
            {yes}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
