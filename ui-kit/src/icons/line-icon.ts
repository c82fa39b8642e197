/** A drawing, and whether it is mirrored in right-to-left. */
export interface LineIcon {
  /** The markup inside a 24 by 24 `<svg>`. */
  readonly drawing: { readonly __html: string };
  /** True for drawings that point or move along the text, or begin at the start of a line. */
  readonly mirror: boolean;
}
