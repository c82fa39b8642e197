import { OfferingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { OfferingEvent } from '@osta/contracts/offering/events';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { given } from '@osta/platform/testing/given';
import { ServiceId } from '@osta/reference/service-id';
import { describe, it } from 'vitest';

import { acRepair, sundayMornings } from '../../testing/ac-repair.ts';
import { draftService, noHours } from './draft-service.ts';
import { offering } from './offering.ts';
import { publishService } from './publish-service.ts';
import { reviseService } from './revise-service.ts';

const offeringId = OfferingId.parse('01980000-0000-7000-8000-0000000000e1');
const omar = UserId.parse('01980000-0000-7000-8000-00000000000c');
const now = Instant.parse('2026-11-22T08:00:00.000Z');
const context = { actor: omar, now, newId: () => offeringId };

const service = {
  professionalId: omar,
  status: 'published',
  offer: acRepair,
  availability: sundayMornings,
} as const;
const drafted: OfferingEvent = {
  type: 'osta.offering.service-drafted',
  data: { ...service, status: 'draft' },
};
const published: OfferingEvent = { type: 'osta.offering.service-published', data: service };
const paused: OfferingEvent = {
  type: 'osta.offering.service-paused',
  data: { ...service, status: 'paused' },
};

/** The catalogue in which these services are hidden. */
function without(...hidden: readonly ServiceId[]): CatalogueFacts {
  return { catalogue: { changed: hidden, hidden } };
}

describe('a service that is hidden in the catalogue', () => {
  it('is not drafted', () => {
    const { serviceId } = acRepair;
    given(offering)
      .when(draftService, acRepair, context, { held: 0, ...without(serviceId) })
      .refuses({ code: 'SERVICE_HIDDEN', serviceId });
  });

  it('is not what another service turns into', () => {
    const serviceId = ServiceId.parse('hvac.clean');
    given(offering, published)
      .when(reviseService, { offeringId, ...acRepair, serviceId }, context, without(serviceId))
      .refuses({ code: 'SERVICE_HIDDEN', serviceId });
  });

  it.each([
    ['a draft', [drafted]],
    ['a paused service', [drafted, published, paused]],
  ])('is not published, as %s, until it is shown', (_before, events) => {
    const { serviceId } = acRepair;
    const facts = { standing: 'approved', ...without(serviceId) } as const;
    given(offering, ...events)
      .when(publishService, { offeringId }, context, facts)
      .refuses({ code: 'SERVICE_HIDDEN', serviceId });
    given(offering, ...events)
      .when(publishService, { offeringId }, context, { ...facts, ...without() })
      .emits(published);
  });

  it('goes on where it is offered already', () => {
    const offer = { ...acRepair, durationMinutes: 90 };
    given(offering, published)
      .when(reviseService, { offeringId, ...offer }, context, without(offer.serviceId))
      .emits({ type: 'osta.offering.service-revised', data: { ...service, offer } });
  });
});

describe('a service that the catalogue does not have', () => {
  const serviceId = ServiceId.parse('hvac.magic');

  it('is neither drafted nor what another service turns into', () => {
    given(offering)
      .when(draftService, { ...acRepair, serviceId }, context, { held: 0, ...without() })
      .refuses({ code: 'SERVICE_UNKNOWN', serviceId });
    given(offering, published)
      .when(reviseService, { offeringId, ...acRepair, serviceId }, context, without())
      .refuses({ code: 'SERVICE_UNKNOWN', serviceId });
  });

  it('is drafted once admins have added it', () => {
    const catalogue = { changed: [serviceId], hidden: [] };
    const offer = { ...acRepair, serviceId };
    given(offering)
      .when(draftService, offer, context, { held: 0, catalogue })
      .emits({
        type: 'osta.offering.service-drafted',
        data: { professionalId: omar, status: 'draft', offer, availability: noHours },
      });
  });
});
