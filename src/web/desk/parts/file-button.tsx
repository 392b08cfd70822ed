import type { RefCallback } from 'react';
import { DeskIcon, type DeskIconName } from '#web/desk/parts/desk-icon.tsx';

type Props = {
  /** The field's attributes for a control: the id for the label, and the description. */
  control: { id: string };
  label: string;
  icon: DeskIconName;
  /** File types and extensions, as in HTML. */
  accept: string;
  send: (file: File) => Promise<void>;
  focus?: RefCallback<HTMLElement> | undefined;
};

/** Chooses a file and sends it; the same file can be chosen again. */
export function FileButton({ control, label, icon, accept, send, focus }: Props) {
  return (
    <>
      <input
        {...control}
        ref={focus}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void send(file);
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={control.id}
        className={
          'button button-quiet cursor-pointer justify-self-start ' +
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2'
        }
      >
        <DeskIcon name={icon} />
        {label}
      </label>
    </>
  );
}
