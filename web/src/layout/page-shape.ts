/** What a page looks like from afar: drawn in its place while it loads. */
export type PageShape = 'list' | 'detail' | 'form';

/** The layout around a page. */
export type PageFrame = 'site' | 'workplace' | 'auth';

export interface AwaitedPage {
  readonly shape: PageShape;
  readonly frame: PageFrame;
}

/** What is read of a route. */
interface ShapedRoute {
  readonly id: string;
  readonly options: { readonly staticData?: { readonly shape?: PageShape } };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What is drawn while the page loads; `detail` if nothing is said. */
    readonly shape?: PageShape;
  }
}

/**
 * Returns what the page of the matched routes, root first, will look like: the innermost route that
 * says something counts.
 */
export function pageOf(routes: readonly ShapedRoute[]): AwaitedPage {
  const said = routes.findLast(({ options }) => options.staticData?.shape !== undefined);
  const ids = new Set(routes.map(({ id }) => id));
  const inWork = ids.has('/_professional') ? 'workplace' : 'site';
  return {
    shape: said?.options.staticData?.shape ?? 'detail',
    frame: ids.has('/_auth') ? 'auth' : inWork,
  };
}

/** What is read of the router's state. */
interface Moving {
  readonly status: 'pending' | 'idle';
  readonly location: { readonly pathname: string };
  /** Absent until the first page is there. */
  readonly resolvedLocation?: { readonly pathname: string } | undefined;
}

/**
 * Returns the path of the page that is awaited; `null` while none is, also during a move within one
 * page: another tab, another filter, a fragment, a refresh.
 */
export function awaitedPath({ status, location, resolvedLocation }: Moving): string | null {
  if (status !== 'pending' || resolvedLocation === undefined) return null;
  return location.pathname === resolvedLocation.pathname ? null : location.pathname;
}
