import { useState, type DragEvent } from 'react';

/** A place that takes files which are dropped on it; `over` while some hover there. */
export function useFileDrop(take: (files: File[]) => void) {
  const [over, hover] = useState(false);
  return {
    over,
    dropping: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        hover(true);
      },
      onDragLeave: () => hover(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        hover(false);
        take([...event.dataTransfer.files]);
      },
    },
  };
}
