import { professionalContract } from '@osta/contracts/professional/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';
import { snapshotTable } from '@osta/platform/snapshot-table';

import { readProfessionalConfig } from './config/professional-config.ts';
import { application } from './domain/application/application.ts';
import { applicationDeadlines } from './domain/application/deadlines.ts';
import { catalogueEntry } from './domain/catalogue/catalogue-entry.ts';
import { offering } from './domain/offering/offering.ts';
import { profileDeadlines } from './domain/profile/deadlines.ts';
import { profile } from './domain/profile/profile.ts';
import { professionalMigrations } from './migrations.ts';
import { takenTimesModel } from './process/copy-taken-times.ts';
import { conductModel } from './process/count-conduct.ts';
import { ratingsModel } from './process/count-ratings.ts';
import type { ProfessionalService } from './service.ts';

/**
 * Declares the service of professionals: their applications and profiles. `create` throws
 * ConfigProblem for a wrong environment.
 */
export const professionalManifest: ServiceManifest<ProfessionalService> = {
  name: professionalContract.name,
  contract: professionalContract,
  paths: ['/api/services', '/api/places', '/api/professionals', '/api/professional'],
  migrations: professionalMigrations,
  snapshots: [
    snapshotTable('professional', 'profile', profile, profileDeadlines),
    snapshotTable('offering', 'offering', offering),
    snapshotTable('application', 'application', application, applicationDeadlines),
    snapshotTable('catalogue', 'catalogue_entry', catalogueEntry),
  ],
  readModels: [ratingsModel, conductModel, takenTimesModel],
  async create(surroundings) {
    const { createProfessionalService } = await import('./service.ts');
    return createProfessionalService(
      surroundings,
      readProfessionalConfig(surroundings.environment),
    );
  },
};
