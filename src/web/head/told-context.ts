import { createContext } from 'react-router';

/**
 * What a page tells search engines and those who share it, as HTML for its head. Loaders add to it;
 * it is written into the page (entry.server.tsx) and is no part of what browsers run.
 */
export const toldContext = createContext<string[]>();
