import type { ApplicationStatus } from '@osta/contracts/application/status';
import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import type { OfferingId } from '@osta/contracts/ids';
import type {
  OfferingNotFound,
  OfferingState,
  OfferingWithoutHours,
} from '@osta/contracts/offering/refusals';
import type { ServicePublished } from '@osta/contracts/offering/service-published';
import type { NotAProfessional } from '@osta/contracts/professional/refusals';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { serviceRefusal } from '@osta/platform/catalogue/service-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { ruled } from './allowed.ts';
import { hasHours } from './has-hours.ts';
import type { Offering } from './offering.ts';

/** The professional offers a draft, or a paused service again. */
export interface PublishService {
  readonly offeringId: OfferingId;
}

/** The facts for publishing. */
export interface PublishingFacts extends CatalogueFacts {
  /** Where the application of the caller stands; `null` if they never applied. */
  readonly standing: ApplicationStatus | null;
}

export type PublishServiceRefusal =
  | OfferingNotFound
  | OfferingState
  | NotAProfessional
  | ServiceHidden
  | ServiceUnknown
  | OfferingWithoutHours;

/**
 * Publishes a service that has hours, of a professional whose application is approved. What was drafted or paused before
 * admins hid it in the catalogue stays as it is.
 */
export function publishService(
  _command: PublishService,
  state: Offering,
  context: Context,
  { standing, catalogue }: PublishingFacts,
): Decision<ServicePublished, PublishServiceRefusal> {
  const found = ruled('publish', state, context);
  if (!found.ok) return refuse(found.refused);
  if (standing !== 'approved') return refuse({ code: 'NOT_A_PROFESSIONAL', standing });
  const hidden = serviceRefusal(found.offering.offer.serviceId, { catalogue });
  if (hidden) return refuse(hidden);
  if (!hasHours(found.offering.availability)) return refuse({ code: 'OFFERING_WITHOUT_HOURS' });

  const published: ServicePublished = {
    type: 'osta.offering.service-published',
    data: { ...found.offering, status: 'published' },
  };
  return accept(published);
}
