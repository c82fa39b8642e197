import { runService } from '@osta/platform/run-service';

import { catalogueManifest } from './manifest.ts';

await runService(catalogueManifest);
