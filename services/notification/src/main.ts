// By the package's own name: dependency-cruiser has the compiler read every file as if it were called
// module.ts, and the compiler fails on one that imports './module.ts'
import { notificationModule } from '@osta/notification/module';
import { runService } from '@osta/platform/run-service';

await runService(notificationModule);
