import { useState, type DragEvent } from 'react';

/** A place that takes files which are dropped on it; `over` while some hover there. */
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
