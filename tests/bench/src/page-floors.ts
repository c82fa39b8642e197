/** One page, made ready to be rendered again and again. */
export interface PageFloors {
  /** React's `renderToString` of the page's own components, with everything loaded. */
  readonly tree: () => string;
  /** The same of what came out, as elements without components. */
  readonly plain: () => string;
}

/** Where a page comes from. */
export interface FloorPage {
  /** As visitors see it: `/en/services`. */
  readonly path: string;
  readonly apiOrigin: string;
  /** Of Vite, beside the scripts of the client. */
  readonly manifestFile: string;
}

/** What the bundle of `floors/page-tree.ts` offers. */
export interface PageTreeBundle {
  readonly loadFloors: (page: FloorPage) => Promise<PageFloors>;
}
