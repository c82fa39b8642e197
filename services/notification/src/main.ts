import { runService } from '@osta/platform/run-service';

import { notificationModule } from './module.ts';

await runService(notificationModule);
