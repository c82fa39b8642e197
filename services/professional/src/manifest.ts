import { professionalContract } from '@osta/contracts/professional/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';
import { snapshotTable } from '@osta/platform/snapshot-table';

import { profile } from './domain/profile/profile.ts';
import { professionalMigrations } from './migrations.ts';
import type { ProfessionalService } from './service.ts';

/** Declares the service of professionals and their profiles. */
export const professionalManifest: ServiceManifest<ProfessionalService> = {
  name: professionalContract.name,
  contract: professionalContract,
  paths: ['/api/services', '/api/places', '/api/professionals', '/api/professional'],
  migrations: professionalMigrations,
  snapshots: [snapshotTable('professional', 'profile', profile)],
  readModels: [],
  async create(surroundings) {
    const { createProfessionalService } = await import('./service.ts');
    return createProfessionalService(surroundings);
  },
};
