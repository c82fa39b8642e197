// Runs identity in a process of its own, which reports its peak memory in kilobytes on request
import { identityManifest } from '@osta/identity/manifest';
import { runService } from '@osta/platform/run-service';

process.on('message', () => process.send?.(process.resourceUsage().maxRSS));
process.once('disconnect', () => process.exit());
await runService(identityManifest);
