import { Dirham } from '@osta/contracts/dirham';
import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { everyRequest, type RequestRules } from '@osta/contracts/professional/request-rules';
import { given } from '@osta/platform/testing/given';
import { ServiceId } from '@osta/reference/service-id';
import { expect, it } from 'vitest';

import { profile } from './profile.ts';
import { saveRequestRules } from './save-request-rules.ts';

const professionalId = UserId.parse('01980000-0000-7000-8000-00000000000c');
const now = Instant.parse('2026-03-01T09:00:00.000Z');
const context = { actor: professionalId, now, newId: () => professionalId };
const published = ProfilePublished.parse({
  type: 'osta.professional.profile-published',
  data: {
    categoryIds: ['plumbing'],
    placeId: 'm-tajura',
    headline: { ar: 'سباك', en: '' },
    experienceYears: 20,
  },
});
const leak = ServiceId.parse('plumbing.leak');
const few: RequestRules = {
  acceptsRequests: true,
  maxOpenRequests: 3,
  minBudget: Dirham.parse(50_000),
  serviceIds: [leak],
};
const facts = { catalogue: { changed: [], hidden: [] } };
const saved = { type: 'osta.professional.request-rules-saved', data: few } as const;

it('replaces all rules, and names each service once', () => {
  given(profile, published, saved)
    .when(saveRequestRules, { professionalId, ...everyRequest }, context, facts)
    .emits({ ...saved, data: everyRequest });
  given(profile, published)
    .when(saveRequestRules, { professionalId, ...few, serviceIds: [leak, leak] }, context, facts)
    .emits(saved);
});

it('lets every request through until the professional says otherwise, and stays when they publish again', () => {
  const state = [published].reduce(profile.evolve, profile.initial);
  expect(state).toMatchObject({ requestRules: everyRequest });
  const later = [published, saved, published].reduce(profile.evolve, profile.initial);
  expect(later).toMatchObject({ requestRules: few });
});

it('needs a published profile', () => {
  given(profile)
    .when(saveRequestRules, { professionalId, ...few }, context, facts)
    .refuses({ code: 'PROFILE_NOT_PUBLISHED' });
});

it('knows the services of the release and those that admins have added, hidden ones too', () => {
  const grooming = ServiceId.parse('pet-care.grooming');
  const rules = { ...few, serviceIds: [grooming] };
  const state = given(profile, published);
  state
    .when(saveRequestRules, { professionalId, ...rules }, context, facts)
    .refuses({ code: 'SERVICE_UNKNOWN', serviceId: grooming });
  const added = { catalogue: { changed: [grooming], hidden: [grooming] } };
  state
    .when(saveRequestRules, { professionalId, ...rules }, context, added)
    .emits({ ...saved, data: rules });
});
