import type { ServiceModule, Surroundings } from '@osta/platform/service-module';

import { professionalMigrations } from './migrations.ts';
import { createProfessionalService, type ProfessionalService } from './service.ts';

/** Professional before it runs. */
export interface ProfessionalModule extends ServiceModule {
  create(surroundings: Surroundings): ProfessionalService;
}

/** What a host must know to run professional. */
export const professionalModule: ProfessionalModule = {
  name: 'professional',
  migrations: professionalMigrations,
  create: createProfessionalService,
};
