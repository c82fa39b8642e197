/** A loaded page that can be rendered again and again. */
export interface PageFloors {
  /** Renders the page's own components with `renderToString`; all data is loaded. */
  readonly tree: () => string;
  /** Renders the same output as plain HTML elements, without components. */
  readonly plain: () => string;
}

/** The page to render. */
export interface FloorPage {
  /** Its public path: `/en/services`. */
  readonly path: string;
  readonly apiOrigin: string;
  /** The manifest that Vite writes beside the client scripts. */
  readonly manifestFile: string;
}

/** The exports of the bundled `floors/page-tree.ts`. */
export interface PageTreeBundle {
  readonly loadFloors: (page: FloorPage) => Promise<PageFloors>;
}
