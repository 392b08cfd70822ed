import { createContext } from 'react-router';
import type { Visit } from '#hall/visit.ts';

/** Where a loader finds the visit that asks for its page. */
export const visitContext = createContext<Visit>();
