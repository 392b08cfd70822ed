import { createContext } from 'react-router';
import type { Visit } from '#hall/visit.ts';

/** The context in which loaders find the visit. */
export const visitContext = createContext<Visit>();
