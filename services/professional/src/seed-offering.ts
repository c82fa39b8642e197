import { UserId } from '@osta/contracts/ids';
import type { Availability } from '@osta/contracts/offering/availability';
import type { Offer } from '@osta/contracts/offering/offer';
import type { CommandContext, Outcome } from '@osta/platform/handle';

import type { offeringCommands } from './commands/offering-commands.ts';
import type { servicePhotosCommands } from './commands/service-photos-commands.ts';
import type { FindGallery } from './queries/find-gallery.ts';

/** A service of the demo market. */
export interface SeededOffering {
  readonly offer: Offer;
  readonly availability: Availability;
  /** Which pictures of its professional's work it shows, by their places in the gallery, from 0. */
  readonly photosAt: readonly number[];
}

/**
 * Offers a service of a seeded professional, through the same commands as everybody else's. The same
 * contexts have one effect.
 *
 * @param contextOf returns the professional's context for one step
 */
export type SeedOffering = (
  seeded: SeededOffering,
  contextOf: (step: 'draft' | 'hours' | 'photos' | 'publish') => CommandContext,
) => Promise<void>;

type Commands = Pick<
  ReturnType<typeof offeringCommands>,
  'draftService' | 'changeAvailability' | 'publishService'
> &
  ReturnType<typeof servicePhotosCommands>;

/** Returns the function that seeds one published service. */
export function seedOffering(commands: Commands, findGallery: FindGallery): SeedOffering {
  const { draftService, changeAvailability, saveServicePhotos, publishService } = commands;
  return async ({ offer, availability, photosAt }, contextOf) => {
    const { id: offeringId } = done(await draftService.issue(offer, contextOf('draft')));
    const hours = { offeringId, ...availability };
    done(await changeAvailability.issue(hours, contextOf('hours')));
    if (photosAt.length > 0) {
      const context = contextOf('photos');
      const { pictures } = await findGallery(UserId.parse(context.actor));
      const photos = photosAt.flatMap((place) => pictures[place] ?? []);
      done(await saveServicePhotos.issue({ offeringId, photos }, context));
    }
    done(await publishService.issue({ offeringId }, contextOf('publish')));
  };
}

function done<Answer>(outcome: Outcome<Answer, { readonly code: string }>): Answer {
  if (!outcome.ok) throw new Error(`No service was seeded: ${outcome.refused.code}`);
  return outcome.answer;
}
