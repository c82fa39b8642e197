/** A part of a text that is read from top to bottom. */
export interface TextSection {
  /** The fragment that leads here. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is listed after the paragraphs. */
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
