import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RequestStatus } from '@osta/contracts/request/status';
import type { StatusTone } from '@osta/ui-kit';

/** How each status of a request looks to an admin, for whom no turn is their own. */
export const adminRequestLooks: Readonly<
  Record<RequestStatus, { readonly tone: StatusTone; readonly words: MessageDescriptor }>
> = {
  draft: { tone: 'neutral', words: msg`Draft` },
  open: { tone: 'info', words: msg`Waiting for offers` },
  quoted: { tone: 'info', words: msg`Offers received` },
  awarding: { tone: 'info', words: msg`Being confirmed` },
  awarded: { tone: 'good', words: msg`Agreed` },
  fulfilled: { tone: 'good', words: msg`Done` },
  declined: { tone: 'neutral', words: msg({ message: 'Declined', context: 'request' }) },
  withdrawn: { tone: 'neutral', words: msg`Withdrawn` },
  expired: { tone: 'neutral', words: msg`Expired` },
  closed: { tone: 'neutral', words: msg`Closed` },
};
