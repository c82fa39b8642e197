import { runService } from '@osta/platform/run-service';
// By the package's own name: dependency-cruiser has the compiler read every file as if it were called
// module.ts, and the compiler fails on one that imports './module.ts'
import { requestModule } from '@osta/request/module';

await runService(requestModule());
