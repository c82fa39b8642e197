/** A drawing and whether it is seen in a mirror where reading starts at the right. */
export interface LineIcon {
  /** What is inside an `<svg>` of 24 by 24. */
  readonly drawing: { readonly __html: string };
  /** True for what points or moves along the text, and for what begins at the start of a line. */
  readonly mirror: boolean;
}
