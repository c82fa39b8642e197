import { professionalContract } from '@osta/contracts/professional/contract';
import type { ServiceManifest } from '@osta/platform/service-manifest';

import { applicationAggregate } from './commands/application-aggregate.ts';
import { offeringAggregate } from './commands/offering-aggregate.ts';
import { profileAggregate } from './commands/profile-aggregate.ts';
import { readProfessionalConfig } from './config/professional-config.ts';
import { professionalMigrations } from './migrations.ts';
import { professionalHolds } from './professional-holds.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { conductCopy } from './read-models/conduct-copy.ts';
import { doneWorkCopy } from './read-models/done-work-copy.ts';
import { facesCopy } from './read-models/faces-copy.ts';
import { professionalWordsModel } from './read-models/index-words.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { ratingsCopy } from './read-models/ratings-copy.ts';
import { takenTimesCopy } from './read-models/taken-times-copy.ts';
import type { ProfessionalService } from './service.ts';

/**
 * Declares the service of professionals: their applications and profiles. `create` throws
 * ConfigProblem for a wrong environment.
 */
export const professionalManifest: ServiceManifest<ProfessionalService> = {
  name: professionalContract.name,
  contract: professionalContract,
  paths: ['/api/professionals', '/api/professional'],
  migrations: professionalMigrations,
  snapshots: [profileAggregate, offeringAggregate, applicationAggregate].map(
    ({ snapshots }) => snapshots,
  ),
  readModels: [
    catalogueCopy,
    peopleCopy,
    facesCopy,
    ratingsCopy,
    conductCopy,
    doneWorkCopy,
    takenTimesCopy,
  ]
    .map(({ model }) => model)
    .concat(professionalWordsModel),
  holds: professionalHolds,
  async create(surroundings) {
    const { createProfessionalService } = await import('./service.ts');
    return createProfessionalService(
      surroundings,
      readProfessionalConfig(surroundings.environment),
    );
  },
};
