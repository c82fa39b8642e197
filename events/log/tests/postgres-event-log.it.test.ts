import { describeEventLog } from '../src/testing/contract-suite.ts';
import { postgresHarness } from '../src/testing/postgres-harness.ts';

describeEventLog('Postgres', postgresHarness);
