import { useRef } from 'react';

/**
 * The key of a call that must not be done twice: the same for the same input until it was `done`,
 * however often its answer is lost on the network.
 */
export function useOnceKey() {
  const last = useRef({ input: '', key: '' });
  return {
    keyOf: (input: unknown): string => {
      const serialized = JSON.stringify(input);
      if (last.current.input !== serialized) last.current = { input: serialized, key: newKey() };
      return last.current.key;
    },
    done: () => {
      last.current = { input: '', key: '' };
    },
  };
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
