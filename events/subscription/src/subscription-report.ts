/** Why a stream is parked. */
export type ParkingReason =
  /** No schema of this build fits the event. */
  | 'unreadable'
  /** The handler rejected this event, applied alone. */
  | 'rejected'
  /** The process ended three times while it handled the event. */
  | 'crashed'
  /** Earlier events are missing and could not be found. */
  | 'gap'
  /** An earlier event of its stream is parked. */
  | 'behind';

/** What a subscription reports, for logs and metrics. No report requires an action. */
export type SubscriptionReport =
  | { readonly kind: 'applied'; readonly partition: string; readonly events: number }
  /** Events that had been applied before. */
  | { readonly kind: 'redelivered'; readonly partition: string; readonly events: number }
  /** A transient failure; retried after a wait, in milliseconds. */
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
  /** The reader has ended or makes no progress; replaced after a wait, in milliseconds. */
  | { readonly kind: 'rebuilding'; readonly error: unknown; readonly wait: number }
  /** A background task failed and is retried. */
  | { readonly kind: 'problem'; readonly error: unknown };

export type OnReport = (report: SubscriptionReport) => void;
