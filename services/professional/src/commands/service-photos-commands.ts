import { UserId } from '@osta/contracts/ids';
import { offeringOperations } from '@osta/contracts/offering/operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { saveServicePhotos } from '../domain/offering/save-service-photos.ts';
import type { WorkPictures } from '../files/work-pictures.ts';
import type { OfferingAggregate } from './offering-aggregate.ts';
import { offeringProblems } from './offering-problems.ts';
import { profileProblems } from './profile-problems.ts';

interface Wiring {
  readonly offerings: OfferingAggregate;
  readonly pictures: Pick<WorkPictures, 'areOf'>;
}

/** Declares the command that shows photos of a service, which were uploaded as pictures of work before. */
export function servicePhotosCommands({ offerings, pictures: files }: Wiring) {
  const command = commandsOf(offerings, { ...offeringProblems, ...profileProblems });

  return {
    saveServicePhotos: command(offeringOperations.saveServicePhotos, {
      access: ['professional'],
      rateLimit: { points: 60, seconds: 60 },
      decide: saveServicePhotos,
      facts: async ({ photos }, { actor }) => ({
        areTheirs: await files.areOf(
          UserId.parse(actor),
          photos.map(({ id }) => id),
        ),
      }),
    }),
  };
}
