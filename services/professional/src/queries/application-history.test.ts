import { UserId } from '@osta/contracts/ids';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { added } from '../testing/application-story.ts';
import { applicationHistory } from './application-history.ts';

it('takes the kind of a document for no cause', () => {
  const { applicantId } = added.data;
  const event = madeEvent({ type: `${added.type}.v1`, subject: applicantId, data: added.data });
  const [item] = applicationHistory([event], UserId.parse(applicantId), () => 'Salem');

  expect(item).toMatchObject({ what: 'document-added', cause: null, note: '' });
});
