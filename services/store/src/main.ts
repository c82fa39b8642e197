import { runService } from '@osta/platform/run-service';

import { storeManifest } from './manifest.ts';

await runService(storeManifest);
