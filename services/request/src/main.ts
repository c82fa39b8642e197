import { runService } from '@osta/platform/run-service';

import { requestManifest } from './manifest.ts';

await runService(requestManifest);
