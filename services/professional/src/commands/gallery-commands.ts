import { professionalOperations } from '@osta/contracts/professional/operations';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { Pool } from 'pg';

import { saveGallery } from '../domain/profile/save-gallery.ts';
import type { WorkPictures } from '../files/work-pictures.ts';
import { openPictures } from '../queries/open-pictures.ts';
import type { ProfileAggregate } from './profile-aggregate.ts';
import { profileProblems } from './profile-problems.ts';

interface Wiring {
  readonly profiles: ProfileAggregate;
  readonly pool: Pool;
  readonly pictures: Pick<WorkPictures, 'areOf'>;
}

/** Declares the command that shows pictures of work which were uploaded before. */
export function galleryCommands({ profiles, pool, pictures: files }: Wiring) {
  const command = commandsOf(profiles, profileProblems);

  return {
    saveGallery: command(professionalOperations.saveGallery, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: saveGallery,
      facts: async ({ professionalId, pictures }) => ({
        areTheirs: await files.areOf(
          professionalId,
          pictures.map(({ id }) => id),
        ),
      }),
      // The stored answer is sealed, like the event
      async respond({ answer, version }, { principal }) {
        const pictures = await openPictures(pool, principal.userId, answer.pictures);
        return { body: { pictures: [...pictures] }, etag: version };
      },
    }),
  };
}
