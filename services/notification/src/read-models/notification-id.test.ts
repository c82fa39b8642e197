import { EventId, UserId } from '@osta/contracts/ids';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';

import { notificationId } from './notification-id.ts';

it('is a UUID of version 5 from event and recipient, in a fixed namespace', () => {
  const namespace = '3c0f3b6e-52a5-4c0b-9d0e-6a1a4f0b7d55';
  for (let n = 0; n < 100; n += 1) {
    const [event, recipient] = [EventId.parse(uuidv7()), UserId.parse(uuidv7())];
    expect(notificationId(event, recipient)).toBe(uuidv5(event + recipient, namespace));
  }
});
