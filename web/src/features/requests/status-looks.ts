import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuoteStatus, RequestStatus } from '@osta/contracts/request/status';
import type { StatusTone } from '@osta/ui-kit';

/** A status as one side reads it: its words, and whose turn it is. */
export interface StatusLook {
  readonly tone: StatusTone;
  readonly words: MessageDescriptor;
}

const looks = {
  // The reader's turn
  offersCame: { tone: 'waiting', words: msg`Offers received` },
  asked: { tone: 'waiting', words: msg`Waits for your answer` },
  toAnswer: { tone: 'waiting', words: msg`Change proposed` },

  // The turn of others
  sentOut: { tone: 'info', words: msg`Waiting for offers` },
  offered: { tone: 'info', words: msg`Offer sent` },
  proposed: { tone: 'info', words: msg`Change proposed` },
  booking: { tone: 'info', words: msg`Being confirmed` },
  bookingAnother: { tone: 'info', words: msg`Another offer is being confirmed` },

  // Agreed or done
  accepted: { tone: 'good', words: msg`Accepted` },
  agreed: { tone: 'good', words: msg`Agreed` },
  done: { tone: 'good', words: msg`Done` },

  // Over, or not begun
  draft: { tone: 'neutral', words: msg`Draft` },
  nobodyCan: { tone: 'neutral', words: msg({ message: 'Declined', context: 'request' }) },
  youDeclined: { tone: 'neutral', words: msg`You declined` },
  offerDeclined: { tone: 'neutral', words: msg`Offer declined` },
  offerWithdrawn: { tone: 'neutral', words: msg`Offer withdrawn` },
  offerExpired: { tone: 'neutral', words: msg`Offer expired` },
  declined: { tone: 'neutral', words: msg`Declined` },
  withdrawn: { tone: 'neutral', words: msg`Withdrawn` },
  expired: { tone: 'neutral', words: msg`Expired` },
  notChosen: { tone: 'neutral', words: msg`Not chosen` },
  someoneElse: { tone: 'neutral', words: msg`Someone else was chosen` },
  closed: { tone: 'neutral', words: msg`Closed` },
} as const satisfies Readonly<Record<string, StatusLook>>;

/** What a professional had to do with a request. */
export interface ProfessionalPart {
  /** The status of their last offer; `null` if they made none. */
  readonly ownQuote: QuoteStatus | null;
  readonly hasDeclined: boolean;
}

/** Returns the look of a request for its customer. */
export function requestLookForCustomer(status: RequestStatus): StatusLook {
  switch (status) {
    case 'draft':
      return looks.draft;
    case 'open':
      return looks.sentOut;
    case 'quoted':
      return looks.offersCame;
    case 'awarding':
      return looks.booking;
    case 'awarded':
      return looks.agreed;
    case 'declined':
      return looks.nobodyCan;
    case 'fulfilled':
      return looks.done;
    case 'withdrawn':
    case 'expired':
    case 'closed':
      return looks[status];
  }
}

/** Returns the look of a request for a professional who was asked: it depends on their own answer. */
export function requestLookForProfessional(
  status: RequestStatus,
  part: ProfessionalPart,
): StatusLook {
  const isChosen = part.ownQuote === 'accepted';
  switch (status) {
    case 'draft':
      return looks.draft;
    case 'open':
    case 'quoted':
      return lookOfAnswer(part);
    case 'awarding':
      return isChosen ? looks.booking : looks.bookingAnother;
    case 'awarded':
      return isChosen ? looks.agreed : looks.someoneElse;
    case 'fulfilled':
      return isChosen ? looks.done : looks.someoneElse;
    case 'declined':
      return looks.youDeclined;
    case 'withdrawn':
    case 'expired':
    case 'closed':
      return looks[status];
  }
}

function lookOfAnswer({ ownQuote, hasDeclined }: ProfessionalPart): StatusLook {
  if (hasDeclined) return looks.youDeclined;
  switch (ownQuote) {
    case null:
      return looks.asked;
    case 'countered':
      return looks.toAnswer;
    case 'declined':
      return looks.offerDeclined;
    case 'withdrawn':
      return looks.offerWithdrawn;
    case 'expired':
      return looks.offerExpired;
    // Accepted or passed over, an offer of an open request is on its way back to open
    case 'submitted':
    case 'accepted':
    case 'not_selected':
      return looks.offered;
  }
}

/** Returns the look of an offer; `null` for an open one: its buttons say what can be done. */
export function quoteLook(
  status: QuoteStatus,
  reader: 'customer' | 'professional',
): StatusLook | null {
  switch (status) {
    case 'submitted':
      return null;
    case 'countered':
      return reader === 'customer' ? looks.proposed : looks.toAnswer;
    case 'not_selected':
      return reader === 'customer' ? looks.notChosen : looks.someoneElse;
    case 'accepted':
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return looks[status];
  }
}
