import { UserId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { given } from '@osta/platform/testing/given';
import { describe, expect, it } from 'vitest';

import { announcePresence } from './announce-presence.ts';
import { profileDeadlines } from './deadlines.ts';
import { endPause } from './end-pause.ts';
import { pauseProfile } from './pause-profile.ts';
import { profile } from './profile.ts';
import { resumeProfile } from './resume-profile.ts';

const professionalId = UserId.parse('01980000-0000-7000-8000-00000000000c');
/** Half past midnight on the second of March in Libya. */
const now = Instant.parse('2026-03-01T22:30:00.000Z');
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
const today = Day.parse('2026-03-02');
const friday = Day.parse('2026-03-06');
const endOfFriday = Instant.parse('2026-03-06T22:00:00.000Z');
const paused = (lastDay: Day | null) =>
  ({ type: 'osta.professional.profile-paused', data: { lastDay } }) as const;
const resumed = (cause: 'asked' | 'passed') =>
  ({ type: 'osta.professional.profile-resumed', data: { cause } }) as const;
const announced = {
  type: 'osta.professional.presence-announced',
  data: { until: later(now, 3_600_000) },
} as const;

describe('a pause', () => {
  it.each([friday, today, null])('lasts until %s', (lastDay) => {
    given(profile, published)
      .when(pauseProfile, { professionalId, lastDay }, context)
      .emits(paused(lastDay));
  });

  it('ends no earlier than today, by the clocks of Libya', () => {
    given(profile, published)
      .when(pauseProfile, { professionalId, lastDay: Day.parse('2026-03-01') }, context)
      .refuses({ code: 'PAUSE_IN_THE_PAST' });
  });

  it('is given another last day by pausing again', () => {
    given(profile, published, paused(friday))
      .when(pauseProfile, { professionalId, lastDay: null }, context)
      .emits(paused(null));
    given(profile, published, paused(friday))
      .when(pauseProfile, { professionalId, lastDay: friday }, context)
      .changesNothing();
  });

  it('is over when its professional says so, once', () => {
    given(profile, published, paused(null))
      .when(resumeProfile, { professionalId }, context)
      .emits(resumed('asked'));
    given(profile, published).when(resumeProfile, { professionalId }, context).changesNothing();
  });

  it('is over by itself after its last day, once', () => {
    const state = [published, paused(friday)].reduce(profile.evolve, profile.initial);
    const deadline = { name: 'end-pause', about: '', dueAt: endOfFriday };
    expect(profileDeadlines.of(state)).toEqual([deadline]);
    const due = { ...context, now: endOfFriday };
    given(profile, published, paused(friday))
      .when(endPause, { professionalId }, due)
      .emits(resumed('passed'));
    given(profile, published, paused(friday), resumed('asked'))
      .when(endPause, { professionalId }, due)
      .changesNothing();
    given(profile, published, paused(friday), paused(null))
      .when(endPause, { professionalId }, due)
      .changesNothing();
    given(profile, published, paused(friday))
      .when(endPause, { professionalId }, context)
      .changesNothing();
  });

  it('ends a presence, and leaves room for no other', () => {
    const state = [published, announced, paused(null)].reduce(profile.evolve, profile.initial);
    expect(state).toMatchObject({ availableUntil: null });
    expect(profileDeadlines.of(state)).toEqual([]);
    given(profile, published, paused(null))
      .when(announcePresence, { professionalId, minutes: 60 }, context)
      .refuses({ code: 'PROFILE_PAUSED' });
  });

  it('goes on when the profile is published again', () => {
    const state = [published, paused(friday), published].reduce(profile.evolve, profile.initial);
    expect(state).toMatchObject({ paused: { lastDay: friday } });
  });

  it('needs a published profile', () => {
    const refused = { code: 'PROFILE_NOT_PUBLISHED' } as const;
    given(profile).when(pauseProfile, { professionalId, lastDay: null }, context).refuses(refused);
    given(profile).when(resumeProfile, { professionalId }, context).refuses(refused);
  });
});
