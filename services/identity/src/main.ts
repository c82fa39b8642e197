import { runService } from '@osta/platform/run-service';

import { identityManifest } from './manifest.ts';

await runService(identityManifest);
