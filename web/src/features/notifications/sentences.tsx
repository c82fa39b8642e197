import { Trans } from '@lingui/react/macro';
import type { NotificationMetadata, NotificationReason } from '@osta/contracts/notification/api';
import type { ReactNode } from 'react';

/** The variables of the sentences, each an isolated run in the reader's language. */
export interface Words {
  readonly professional: ReactNode;
  readonly customer: ReactNode;
  /** The first day of an announced price, and what a plan costs before and from then on. */
  readonly priceDay: ReactNode;
  readonly monthBefore: ReactNode;
  readonly monthAfter: ReactNode;
  readonly yearBefore: ReactNode;
  readonly yearAfter: ReactNode;
  readonly service: ReactNode;
  readonly price: ReactNode;
  /** The proposed start, if there is one; otherwise that of the booking. */
  readonly start: ReactNode;
  /** How long the way to a booking takes. */
  readonly way: ReactNode;
  readonly budget: ReactNode;
  readonly store: ReactNode;
  /** When the trial, the paid time or the grace of the store ends. */
  readonly end: ReactNode;
}

type Sentence = (words: Words) => ReactNode;

/** A sentence for each of these reasons and readers. */
export type Sentences<Reason extends NotificationReason> = {
  readonly [Each in Reason]: {
    readonly [Reader in NotificationMetadata['user_role']]: Sentence;
  };
};

/** Today's services never send this to the other side of a request; a newer one may. */
export const somethingNew: Sentence = ({ service }) => (
  <Trans>There’s an update on {service}.</Trans>
);
