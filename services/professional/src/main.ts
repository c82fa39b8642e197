import { runService } from '@osta/platform/run-service';

import { professionalModule } from './module.ts';

await runService(professionalModule);
