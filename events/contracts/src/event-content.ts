/** Content of an event without its envelope. */
export interface EventContent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
