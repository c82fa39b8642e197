/** A section of a long text. */
export interface TextSection {
  /** The section's fragment id. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list after the paragraphs. */
  readonly points?: readonly string[];
}

/** A text with a table of contents: a policy, an agreement. */
export interface LongText {
  readonly title: string;
  /** The day it was last changed, `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
}
