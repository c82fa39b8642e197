import { runService } from '@osta/platform/run-service';

import { professionalManifest } from './manifest.ts';

await runService(professionalManifest);
