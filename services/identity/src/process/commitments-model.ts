import { copiesModel } from '@osta/platform/read-models/copies-model';
import type { ReadModel } from '@osta/subscription/read-model';

import { commitmentsSql } from './copy-commitments.sql.ts';
import { commitmentsIn } from './copy-commitments.ts';

/**
 * Describes how an audit rebuilds the open requests, quotes and bookings, which prevent the deletion of
 * an account.
 */
export const commitmentsModel: ReadModel = copiesModel({
  name: 'commitments',
  schema: 'identity',
  topics: ['request', 'booking'],
  subscriptions: [{ name: 'identity-commitments', topics: ['request', 'booking'] }],
  wordsOf: [],
  tables: [
    { name: 'open_request', key: ['request_id'], compared: ['customer_id'] },
    { name: 'open_quote', key: ['quote_id'], compared: ['request_id', 'professional_id'] },
    { name: 'open_booking', key: ['booking_id'], compared: ['customer_id', 'professional_id'] },
  ],
  steps: [{ text: `with ${commitmentsSql} select`, values: commitmentsIn }],
});
