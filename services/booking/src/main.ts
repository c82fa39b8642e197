import { runService } from '@osta/platform/run-service';

import { bookingManifest } from './manifest.ts';

await runService(bookingManifest);
