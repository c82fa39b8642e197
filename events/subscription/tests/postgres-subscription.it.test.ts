import { postgresHarness } from '@osta/event-log/testing/postgres-harness';

import { describeSubscription } from '../src/testing/contract-suite.ts';

describeSubscription('Postgres', postgresHarness);
