import { runService } from '@osta/platform/run-service';

import { notificationManifest } from './manifest.ts';

await runService(notificationManifest);
