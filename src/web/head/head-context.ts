import { createContext } from 'react-router';

/**
 * The page's description for search engines and sharing, as HTML for its head. Loaders add to it;
 * it is written into the page (entry.server.tsx) and never runs in browsers.
 */
export const headContext = createContext<string[]>();
