// Identity as it runs, with a memory of its own: says how many kilobytes it took at most, whenever it is asked
import { identityManifest } from '@osta/identity/manifest';
import { runService } from '@osta/platform/run-service';

process.on('message', () => process.send?.(process.resourceUsage().maxRSS));
process.once('disconnect', () => process.exit());
await runService(identityManifest);
