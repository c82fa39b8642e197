import { runService } from '@osta/platform/run-service';

import { readRequestPolicy } from './config/read-request-policy.ts';
import { requestModule } from './module.ts';

await runService(requestModule(readRequestPolicy()));
