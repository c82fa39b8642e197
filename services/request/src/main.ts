import { runService } from '@osta/platform/run-service';

import { requestModule } from './module.ts';

await runService(requestModule());
