import { Gallery } from '@osta/contracts/professional/gallery';
import { defineCommand } from '@osta/platform/http/define-command';
import type { Pool } from 'pg';

import { saveGallery } from '../domain/profile/save-gallery.ts';
import type { WorkPictures } from '../files/work-pictures.ts';
import { openPictures } from '../queries/open-pictures.ts';
import type { ProfileAggregate } from './profile-aggregate.ts';
import { notPublished } from './profile-commands.ts';

interface Wiring {
  readonly profiles: ProfileAggregate;
  readonly pool: Pool;
  readonly pictures: Pick<WorkPictures, 'areOf'>;
}

/** Declares the command that shows pictures of work which were uploaded before. */
export function galleryCommands({ profiles, pool, pictures: files }: Wiring) {
  return {
    saveGallery: defineCommand(profiles, {
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
