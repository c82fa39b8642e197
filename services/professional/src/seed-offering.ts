import type { Availability } from '@osta/contracts/offering/availability';
import type { Offer } from '@osta/contracts/offering/offer';
import type { CommandContext, Outcome } from '@osta/platform/handle';

import type { offeringCommands } from './commands/offering-commands.ts';

/** A service of the demo market. */
export interface SeededOffering {
  readonly offer: Offer;
  readonly availability: Availability;
}

/**
 * Offers a service of a seeded professional, through the same commands as everybody else's. The same
 * contexts have one effect.
 *
 * @param contextOf returns the professional's context for one step
 */
export type SeedOffering = (
  seeded: SeededOffering,
  contextOf: (step: 'draft' | 'hours' | 'publish') => CommandContext,
) => Promise<void>;

type Commands = Pick<
  ReturnType<typeof offeringCommands>,
  'draftService' | 'changeAvailability' | 'publishService'
>;

/** Returns the function that seeds one published service. */
export function seedOffering(commands: Commands): SeedOffering {
  const { draftService, changeAvailability, publishService } = commands;
  return async ({ offer, availability }, contextOf) => {
    const { id: offeringId } = done(await draftService.issue(offer, contextOf('draft')));
    const hours = { offeringId, ...availability };
    done(await changeAvailability.issue(hours, contextOf('hours')));
    done(await publishService.issue({ offeringId }, contextOf('publish')));
  };
}

function done<Answer>(outcome: Outcome<Answer, { readonly code: string }>): Answer {
  if (!outcome.ok) throw new Error(`No service was seeded: ${outcome.refused.code}`);
  return outcome.answer;
}
