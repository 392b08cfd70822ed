import { useState, type DragEvent } from 'react';

/** An area that takes dropped files; `over` while some hover over it. */
export function useFileDrop(take: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    dropping: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      },
    },
  };
}
