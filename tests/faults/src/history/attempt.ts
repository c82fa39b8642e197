/** One attempt of a client to issue a command, as the client saw it. */
export interface Attempt {
  /** The idempotency key: attempts of one intention share it. */
  readonly key: string;
  readonly path: string;
  /** When it was sent and when it ended, in milliseconds of one clock. */
  readonly sentAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
}

/** What a client was told. `unknown`: nothing, or a 5xx; the command may have taken effect or not. */
export type Outcome = Done | { readonly kind: 'refused' | 'unknown'; readonly text: string };

/** An acknowledged command. */
export interface Done {
  readonly kind: 'done';
  /** The whole answer: status, `ETag`, body. */
  readonly text: string;
  readonly bookingId: string;
  /** The version of the booking after the command. */
  readonly version: number;
}
