// The page's routes, each inside its parent.
import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { RouteContext, usePage, useRoute } from '#web/router/contexts.ts';
import { useMatches, useParams } from '#web/router/hooks.ts';
import { moduleOf } from '#web/router/site-map.ts';
import type { Place, RouteModule } from '#web/router/router-types.ts';

export function Outlet() {
  return useRoute().inside;
}

export function Routes() {
  const { matches, errors, location } = usePage();
  const failed = errors ? matches.findIndex(({ id }) => id in errors) : -1;
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  return shown.reduceRight<ReactNode>((inside, { id }) => {
    const route = moduleOf(id);
    if (!route) return inside;
    const page = (
      <RouteContext value={{ id, inside }}>{around(route, <route.default />)}</RouteContext>
    );
    if (!route.ErrorBoundary) return page;
    return (
      <ErrorCatcher id={id} route={route} location={location} error={errors?.[id]}>
        {page}
      </ErrorCatcher>
    );
  }, null);
}

const around = ({ Layout }: RouteModule, page: ReactNode): ReactNode =>
  Layout ? <Layout>{page}</Layout> : page;

type CatcherProps = {
  id: string;
  route: RouteModule;
  location: Place;
  error: unknown;
  children: ReactNode;
};
type Caught = { location: Place; error?: unknown };

/** Shows its route's error screen after an error in loading or rendering, until the next step. */
class ErrorCatcher extends Component<CatcherProps, Caught> {
  override state: Caught = { location: this.props.location };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ location }: CatcherProps, caught: Caught) =>
    location === caught.location ? null : { location, error: undefined };

  override render() {
    const { id, route, children } = this.props;
    const error = this.props.error ?? this.state.error;
    if (error === undefined || !route.ErrorBoundary) return children;
    return (
      <RouteContext value={{ id, inside: null, error }}>
        {around(route, <route.ErrorBoundary />)}
      </RouteContext>
    );
  }
}

const useLoaderData = (): unknown => usePage().loaderData[useRoute().id];

/** React Router's build wraps each page in this, which provides its props. */
export function withComponentProps(page: ComponentType<Record<string, unknown>>) {
  return function Page() {
    const loaderData = useLoaderData();
    return createElement(page, { params: useParams(), loaderData, matches: useMatches() });
  };
}

/** The same for a screen that shows an error. */
export function withErrorBoundaryProps(screen: ComponentType<Record<string, unknown>>) {
  return function ErrorPage() {
    const loaderData = useLoaderData();
    return createElement(screen, { params: useParams(), loaderData, error: useRoute().error });
  };
}
