// React Router for browsers (scripts/browser-router-for-builds.ts): the parts that pages use, under
// the same names. The server renders with the library itself.
export { Link, NavLink, Form, Navigate, PrefetchPageLinks } from '#web/router/links.tsx';
export { Links, Meta, Scripts, ScrollRestoration } from '#web/router/document.tsx';
export {
  Outlet,
  withComponentProps as UNSAFE_withComponentProps,
  withErrorBoundaryProps as UNSAFE_withErrorBoundaryProps,
} from '#web/router/outlet.tsx';
export * from '#web/router/hooks.ts';
export { isRouteErrorResponse } from 'react-router';
