// Identity as it runs, with a memory of its own: says how many kilobytes it took at most, whenever it is asked
import { identityModule } from '@osta/identity/module';
import { runService } from '@osta/platform/run-service';

process.on('message', () => process.send?.(process.resourceUsage().maxRSS));
process.once('disconnect', () => process.exit());
await runService(identityModule());
