import { Gallery } from '@osta/contracts/professional/gallery';
import { defineCommand } from '@osta/platform/http/define-command';
import type { Pool } from 'pg';

import { saveGallery } from '../domain/profile/save-gallery.ts';
import type { WorkPictures } from '../files/work-pictures.ts';
import { openPictures } from '../queries/open-pictures.ts';
import { notPublished, profilesIn } from './profile-commands.ts';
import type { ProfileStreams } from './profile-streams.ts';

interface Wiring {
  readonly streams: ProfileStreams;
  readonly pool: Pool;
  readonly pictures: Pick<WorkPictures, 'areOf'>;
}

/** Declares the command that shows pictures of work which were uploaded before. */
export function galleryCommands({ streams, pool, pictures: files }: Wiring) {
  return {
    saveGallery: defineCommand(profilesIn(streams), {
      name: 'saveGallery',
      summary: 'Save the pictures of your work and their order',
      method: 'put',
      path: '/api/professional/gallery',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: Gallery,
      content: ({ principal, body }) => ({ professionalId: principal.userId, ...body }),
      decide: saveGallery,
      facts: async ({ professionalId, pictures }) => ({
        areTheirs: await files.areOf(
          professionalId,
          pictures.map(({ id }) => id),
        ),
      }),
      problems: {
        ...notPublished,
        PICTURE_NOT_FOUND: { status: 404, title: 'No such picture' },
      },
      answer: Gallery,
      // The stored answer is sealed, like the event
      async respond({ answer, version }, { principal }) {
        const pictures = await openPictures(pool, principal.userId, answer.pictures);
        return { body: { pictures: [...pictures] }, etag: version };
      },
    }),
  };
}
