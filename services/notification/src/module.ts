import type { ServiceModule } from '@osta/platform/service-module';

import { migrations } from './migrations.ts';
import { createNotificationService } from './service.ts';

/** What a host must know to run the service. */
export const notificationModule: ServiceModule = {
  name: 'notification',
  migrations,
  create: createNotificationService,
};
