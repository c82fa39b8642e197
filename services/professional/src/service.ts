import { professionalContract } from '@osta/contracts/professional/contract';
import { openFiles } from '@osta/platform/files/files-config';
import { processManagersOf } from '@osta/platform/process/process-managers-of';
import type { Service } from '@osta/platform/service';
import type { Surroundings } from '@osta/platform/service-module';

import { applicantCommands } from './commands/applicant-commands.ts';
import { applicationAdminCommands } from './commands/application-admin-commands.ts';
import { applicationAggregate } from './commands/application-aggregate.ts';
import { applicationSystemCommands } from './commands/application-system-commands.ts';
import { galleryCommands } from './commands/gallery-commands.ts';
import { offeringAdminCommands } from './commands/offering-admin-commands.ts';
import { offeringAggregate } from './commands/offering-aggregate.ts';
import { endService, offeringCommands } from './commands/offering-commands.ts';
import { profileAggregate } from './commands/profile-aggregate.ts';
import { profileCommands } from './commands/profile-commands.ts';
import { profileSystemCommands } from './commands/profile-system-commands.ts';
import { servicePhotosCommands } from './commands/service-photos-commands.ts';
import type { ProfessionalConfig } from './config/professional-config.ts';
import { createDocumentFiles } from './files/document-files.ts';
import { createFileLinks } from './files/file-links.ts';
import { createWorkPictures } from './files/work-pictures.ts';
import { applicationRoutes } from './http/applications.ts';
import { equipmentRoutes } from './http/equipments.ts';
import { myDataRoutes } from './http/my-data.ts';
import { offeringRoutes } from './http/offerings.ts';
import { professionalRoutes } from './http/professionals.ts';
import { requestRulesRoutes } from './http/request-rules.ts';
import { workPictureRoutes } from './http/work-pictures.ts';
import { applicationTimers } from './process/application-timers.ts';
import { cleanUpApplications } from './process/clean-up-applications.ts';
import { cleanUpPictures } from './process/clean-up-pictures.ts';
import { profileTimers } from './process/profile-timers.ts';
import { whenAccountErased } from './process/when-account-erased.ts';
import { countApplications } from './queries/count-applications.ts';
import { findApplication as queryApplication } from './queries/find-application.ts';
import { findEquipments } from './queries/find-equipments.ts';
import { findGallery, hasProfile } from './queries/find-gallery.ts';
import { findProfessional } from './queries/find-professional.ts';
import { findRequestRules } from './queries/find-request-rules.ts';
import { listApplications } from './queries/list-applications.ts';
import { listFaces } from './queries/list-faces.ts';
import { listOfferings } from './queries/list-offerings.ts';
import { listProfessionals } from './queries/list-professionals.ts';
import { readMyOffering, readMyOfferings } from './queries/my-offerings.ts';
import { findMyProfile } from './queries/my-profile.ts';
import { readPublicOfferings } from './queries/public-offerings.ts';
import { catalogueCopy } from './read-models/catalogue-copy.ts';
import { conductCopy } from './read-models/conduct-copy.ts';
import { doneWorkCopy } from './read-models/done-work-copy.ts';
import { facesCopy } from './read-models/faces-copy.ts';
import { indexWords } from './read-models/index-words.ts';
import { peopleCopy } from './read-models/people-copy.ts';
import { ratingsCopy } from './read-models/ratings-copy.ts';
import { takenTimesCopy } from './read-models/taken-times-copy.ts';
import { seedApplication, type SeedApplication } from './seed-application.ts';
import { seedOffering, type SeedOffering } from './seed-offering.ts';
import { seedProfile, type SeedProfile } from './seed-profile.ts';

/** The service, with the functions that the demo seed uses. */
export interface ProfessionalService extends Service {
  readonly seedApplication: SeedApplication;
  readonly seedProfile: SeedProfile;
  readonly seedOffering: SeedOffering;
}

/** Wires the service of professionals: applications, profiles, services. */
export function createProfessionalService(
  surroundings: Surroundings,
  { policy, files: filesConfig }: ProfessionalConfig,
): ProfessionalService {
  const { config, pools, doorbell, clock, log } = surroundings;
  const { name: schema } = professionalContract;

  const profiles = profileAggregate.over(pools.command, doorbell);
  const fileStore = openFiles(filesConfig);
  const files = createDocumentFiles(pools.command, fileStore, clock);
  const pictures = createWorkPictures(pools.command, fileStore, clock);
  const applications = applicationAggregate.over(pools.command, doorbell);
  const system = applicationSystemCommands(applications);
  const profileSystem = profileSystemCommands(profiles);
  const links = createFileLinks(config.sessionCookie.secret, clock);
  const findApplication = queryApplication({ pool: pools.read, schema, policy, clock, links });
  const commands = {
    ...profileCommands(profiles, pools.command),
    ...galleryCommands({ profiles, pool: pools.command, pictures }),
    ...applicantCommands({ applications, policy, files }),
    ...applicationAdminCommands({ applications, policy }),
  };
  const find = findProfessional(pools.read, clock);
  const offerings = offeringAggregate.over(pools.command, doorbell);
  const ofOfferings = {
    ...offeringCommands(offerings),
    ...servicePhotosCommands({ offerings, pictures }),
  };
  const ofAdmins = offeringAdminCommands(offerings);
  const processManager = processManagersOf(professionalContract, surroundings);

  return {
    name: professionalContract.name,
    routes: [
      ...professionalRoutes({
        listProfessionals: listProfessionals(pools.read, clock),
        listFaces: listFaces(pools.read),
        findProfessional: find,
      }),
      ...workPictureRoutes({
        pictures,
        findGallery: findGallery(pools.read),
        hasProfile: hasProfile(pools.read),
      }),
      ...equipmentRoutes(findEquipments(pools.read)),
      ...requestRulesRoutes(findRequestRules(pools.read)),
      ...myDataRoutes(findMyProfile(pools.read, find, findApplication)),
      ...applicationRoutes({
        findApplication,
        listApplications: listApplications(pools.read, clock),
        countApplications: countApplications(pools.read),
        files,
        links,
      }),
      ...offeringRoutes({
        listMyOfferings: readMyOfferings(pools.read),
        findMyOffering: readMyOffering(pools.read),
        listOfferings: listOfferings(pools.read),
        listPublicOfferings: readPublicOfferings(pools.read, clock),
      }),
      ...Object.values({ ...ofOfferings, ...ofAdmins }).map(({ route }) => route),
      ...Object.values(commands).map(({ route }) => route),
    ],
    subscriptions: [
      catalogueCopy.over(pools.background),
      peopleCopy.over(pools.background),
      facesCopy.over(pools.background),
      ratingsCopy.over(pools.background),
      conductCopy.over(pools.background),
      doneWorkCopy.over(pools.background),
      takenTimesCopy.over(pools.background),
      indexWords(pools.background),
      processManager(
        'account-erased',
        ['account'],
        whenAccountErased(endService(offerings), pools.background),
      ),
      processManager(
        'applications',
        ['account', 'application'],
        cleanUpApplications(system, files),
      ),
      processManager('pictures', ['account', 'professional'], cleanUpPictures(pictures)),
      processManager('service-photos', ['offering'], cleanUpPictures(pictures)),
    ],
    seedOffering: seedOffering(ofOfferings, findGallery(pools.read)),
    timers: { ...profileTimers(profileSystem), ...applicationTimers(system) },
    seedApplication: seedApplication({ commands, system, findApplication, files, clock, log }),
    seedProfile: seedProfile({
      commands,
      hasProfile: hasProfile(pools.read),
      pictures,
      clock,
      log,
    }),
    stop: async () => undefined,
  };
}
