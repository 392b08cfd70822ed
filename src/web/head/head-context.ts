import { createContext } from 'react-router';

/**
 * What a page says of itself to search engines and those who share it, as HTML for its head.
 * Loaders add to it; it is written into the page (entry.server.tsx) and never runs in browsers.
 */
export const headContext = createContext<string[]>();
