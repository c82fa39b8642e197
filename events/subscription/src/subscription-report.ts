/** Why a stream waits for a person. */
export type ParkingReason =
  /** No schema of this build fits the event. */
  | 'unreadable'
  /** The handler refused it, alone. */
  | 'rejected'
  /** The process ended three times while it was handled. */
  | 'crashed'
  /** Events before it are missing and could not be found. */
  | 'gap'
  /** An earlier event of its stream is parked. */
  | 'behind';

/** What a subscription tells about its work, for logs and metrics. Nothing has to be done about it. */
export type SubscriptionReport =
  | { readonly kind: 'applied'; readonly partition: string; readonly events: number }
  /** Events that had been applied before. */
  | { readonly kind: 'redelivered'; readonly partition: string; readonly events: number }
  /** The same again after a wait, in milliseconds. */
  | { readonly kind: 'retrying'; readonly error: unknown; readonly wait: number }
  | {
      readonly kind: 'parked';
      readonly streamId: string;
      readonly eventId: string;
      readonly reason: ParkingReason;
      readonly error: string;
    }
  /** Missing events were found in the event store. */
  | {
      readonly kind: 'healed';
      readonly streamId: string;
      readonly first: number;
      readonly last: number;
    }
  /** The reader has ended or stands still: another one after a wait, in milliseconds. */
  | { readonly kind: 'rebuilding'; readonly error: unknown; readonly wait: number }
  /** Something in the background failed and is tried again. */
  | { readonly kind: 'problem'; readonly error: unknown };

export type OnReport = (report: SubscriptionReport) => void;
