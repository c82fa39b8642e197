import { runService } from '@osta/platform/run-service';

import { identityModule } from './module.ts';

await runService(identityModule());
