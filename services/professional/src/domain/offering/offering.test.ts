import type { Actor } from '@osta/contracts/actor';
import { OfferingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { Availability } from '@osta/contracts/offering/availability';
import type { AvailabilityChanged } from '@osta/contracts/offering/availability-changed';
import { Day } from '@osta/contracts/offering/day';
import type { OfferingEvent } from '@osta/contracts/offering/events';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { given } from '@osta/platform/testing/given';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { acRepair, sundayMornings } from '../../testing/ac-repair.ts';
import { offeringVerbs } from './allowed.ts';
import { archiveService } from './archive-service.ts';
import { askAgain } from './ask-again.ts';
import { changeAvailability } from './change-availability.ts';
import { draftService, noHours, offeringLimit } from './draft-service.ts';
import { hideService } from './hide-service.ts';
import { offering, type Offering } from './offering.ts';
import { pauseService } from './pause-service.ts';
import { publishService } from './publish-service.ts';
import { reviseService } from './revise-service.ts';
import { showService } from './show-service.ts';

const offeringId = OfferingId.parse('01980000-0000-7000-8000-0000000000e1');
const omar = UserId.parse('01980000-0000-7000-8000-00000000000c');
const stranger = UserId.parse('01980000-0000-7000-8000-00000000000d');
const admin = UserId.parse('01980000-0000-7000-8000-0000000000ad');
const on = { offeringId };
const approved = { standing: 'approved', catalogue: { changed: [], hidden: [] } } as const;

function as(actor: Actor): Context {
  return { now: Instant.parse('2026-11-22T08:00:00.000Z'), actor, newId: () => offeringId };
}

const base = { professionalId: omar, offer: acRepair };
const drafted: OfferingEvent = {
  type: 'osta.offering.service-drafted',
  data: { ...base, status: 'draft', availability: noHours },
};
const opened: OfferingEvent = {
  type: 'osta.offering.availability-changed',
  data: { ...base, status: 'draft', availability: sundayMornings },
};

/** Closed on a day. */
function closedOn(day: string, zone = 'Africa/Tripoli'): Availability {
  return Availability.parse({ ...sundayMornings, zone, exceptions: [{ day, hours: [] }] });
}

function changedTo(availability: Availability): AvailabilityChanged {
  return {
    type: 'osta.offering.availability-changed',
    data: { ...base, status: 'draft', availability },
  };
}

const standing = { ...base, availability: sundayMornings };
const published: OfferingEvent = {
  type: 'osta.offering.service-published',
  data: { ...standing, status: 'published' },
};
const paused: OfferingEvent = {
  type: 'osta.offering.service-paused',
  data: { ...standing, status: 'paused' },
};
const archived: OfferingEvent = {
  type: 'osta.offering.service-archived',
  data: { ...standing, status: 'archived' },
};

const reason = { cause: 'price', note: 'The price is of another job' } as const;
const hiding = { ...reason, adminId: admin, since: as(admin).now };
const hidden: OfferingEvent = {
  type: 'osta.offering.service-hidden',
  data: { ...standing, status: 'published', hidden: hiding },
};
const shown: OfferingEvent = {
  type: 'osta.offering.service-shown',
  data: { ...standing, status: 'published' },
};

const whileHidden = [drafted, opened, published, hidden];
const longer = { ...acRepair, durationMinutes: 90 };
const shownAll = { catalogue: { changed: [], hidden: [] } };

describe('a service', () => {
  it('is drafted without hours, unless one has as many as one may have', () => {
    given(offering)
      .when(draftService, acRepair, as(omar), { held: offeringLimit - 1, ...shownAll })
      .emits(drafted);
    given(offering)
      .when(draftService, acRepair, as(omar), { held: offeringLimit, ...shownAll })
      .refuses({ code: 'TOO_MANY_OFFERINGS', limit: 30 });
  });

  it('is published once it has hours', () => {
    given(offering, drafted)
      .when(publishService, on, as(omar), approved)
      .refuses({ code: 'OFFERING_WITHOUT_HOURS' });
    given(offering, drafted)
      .when(changeAvailability, { ...on, ...sundayMornings }, as(omar))
      .emits(opened);
    given(offering, drafted, opened).when(publishService, on, as(omar), approved).emits(published);
  });

  it.each([null, 'under_review', 'lapsed', 'suspended', 'revoked'] as const)(
    'is not published when the application is %s',
    (theirs) => {
      for (const before of [
        [drafted, opened],
        [drafted, opened, published, paused],
      ]) {
        given(offering, ...before)
          .when(publishService, on, as(omar), { ...approved, standing: theirs })
          .refuses({ code: 'NOT_A_PROFESSIONAL', standing: theirs });
      }
    },
  );

  it('keeps an open hour while customers can book it', () => {
    given(offering, drafted, opened, published)
      .when(changeAvailability, { ...on, ...noHours }, as(omar))
      .refuses({ code: 'OFFERING_WITHOUT_HOURS' });
    given(offering, drafted, opened, published, paused)
      .when(changeAvailability, { ...on, ...noHours }, as(omar))
      .emits({
        type: 'osta.offering.availability-changed',
        data: { ...base, status: 'paused', availability: noHours },
      });
  });

  it('takes a single day of today or later, and keeps one that has passed since', () => {
    // Ten in the morning of November 22 in Libya
    const [today, yesterday] = [closedOn('2026-11-22'), closedOn('2026-11-21')];
    given(offering, drafted)
      .when(changeAvailability, { ...on, ...today }, as(omar))
      .emits(changedTo(today));
    given(offering, drafted)
      .when(changeAvailability, { ...on, ...yesterday }, as(omar))
      .refuses({ code: 'EXCEPTION_IN_THE_PAST', day: Day.parse('2026-11-21') });
    given(offering, drafted, changedTo(yesterday))
      .when(changeAvailability, { ...on, ...yesterday }, as(omar))
      .emits(changedTo(yesterday));
    // In Tokyo it is past midnight
    const late = { ...as(omar), now: Instant.parse('2026-11-22T16:00:00.000Z') };
    given(offering, drafted)
      .when(changeAvailability, { ...on, ...closedOn('2026-11-22', 'Asia/Tokyo') }, late)
      .refuses({ code: 'EXCEPTION_IN_THE_PAST', day: Day.parse('2026-11-22') });
  });

  it('is revised without a change of its status', () => {
    given(offering, drafted, opened, published)
      .when(reviseService, { ...on, ...longer }, as(omar), shownAll)
      .emits({
        type: 'osta.offering.service-revised',
        data: { ...standing, status: 'published', offer: longer },
      });
  });

  it('is paused and offered again', () => {
    given(offering, drafted, opened, published).when(pauseService, on, as(omar)).emits(paused);
    given(offering, drafted, opened, published, paused)
      .when(publishService, on, as(omar), approved)
      .emits(published);
  });

  it('is archived for good, by its professional or when their account is erased', () => {
    for (const actor of [omar, 'system'] as const) {
      given(offering, drafted, opened, published)
        .when(archiveService, on, as(actor))
        .emits(archived);
    }
    given(offering, drafted, opened, published, archived)
      .when(publishService, on, as(omar), approved)
      .refuses({ code: 'OFFERING_STATE', current: 'archived', allowed: [] });
  });

  it('is hidden by an admin with a reason, and shown again', () => {
    given(offering, drafted, opened, published)
      .when(hideService, { ...on, ...reason }, as(admin))
      .emits(hidden);
    given(offering, drafted, opened, published, hidden)
      .when(showService, on, as(admin))
      .emits(shown);
    given(offering, drafted, opened, published, hidden, shown)
      .when(hideService, { ...on, ...reason }, as(admin))
      .emits(hidden);
  });

  it('stays hidden whatever its professional does to it', () => {
    given(offering, ...whileHidden)
      .when(reviseService, { ...on, ...longer }, as(omar), shownAll)
      .emits({
        type: 'osta.offering.service-revised',
        data: { ...standing, status: 'published', offer: longer, hidden: hiding },
      });
    const pausedToo: OfferingEvent = {
      type: 'osta.offering.service-paused',
      data: { ...standing, status: 'paused', hidden: hiding },
    };
    given(offering, ...whileHidden)
      .when(pauseService, on, as(omar))
      .emits(pausedToo);
    given(offering, ...whileHidden, pausedToo)
      .when(publishService, on, as(omar), approved)
      .refuses({
        code: 'OFFERING_STATE',
        current: 'paused',
        allowed: ['revise', 'change-availability', 'archive', 'show', 'ask-again'],
      });
    given(offering, ...whileHidden, pausedToo)
      .when(showService, on, as(admin))
      .emits({ type: 'osta.offering.service-shown', data: { ...standing, status: 'paused' } });
  });

  it('is hidden once, not as a draft, and only what is hidden is shown again', () => {
    given(offering, drafted, opened, published, hidden)
      .when(hideService, { ...on, ...reason }, as(admin))
      .refuses({
        code: 'OFFERING_STATE',
        current: 'published',
        allowed: ['revise', 'change-availability', 'pause', 'archive', 'show', 'ask-again'],
      });
    given(offering, drafted)
      .when(hideService, { ...on, ...reason }, as(admin))
      .refuses({
        code: 'OFFERING_STATE',
        current: 'draft',
        allowed: ['revise', 'change-availability', 'publish', 'archive'],
      });
    given(offering, drafted, opened, published)
      .when(showService, on, as(admin))
      .refuses({
        code: 'OFFERING_STATE',
        current: 'published',
        allowed: ['revise', 'change-availability', 'pause', 'archive', 'hide'],
      });
    given(offering)
      .when(hideService, { ...on, ...reason }, as(admin))
      .refuses({ code: 'OFFERING_NOT_FOUND' });
  });

  it('is looked at again once for each time that it was hidden, when its professional asks', () => {
    const note = 'The price is right now';
    const asked: OfferingEvent = {
      type: 'osta.offering.another-look-asked',
      data: {
        ...standing,
        status: 'published',
        hidden: { ...hiding, asked: { note, at: as(omar).now } },
      },
    };
    given(offering, ...whileHidden)
      .when(askAgain, { ...on, note }, as(omar))
      .emits(asked);
    given(offering, ...whileHidden, asked)
      .when(askAgain, { ...on, note: '' }, as(omar))
      .refuses({ code: 'LOOK_ALREADY_ASKED' });
    given(offering, ...whileHidden, asked)
      .when(showService, on, as(admin))
      .emits(shown);
    given(offering, ...whileHidden, asked, shown)
      .when(hideService, { ...on, ...reason }, as(admin))
      .emits(hidden);
    given(offering, ...whileHidden, asked, shown, hidden)
      .when(askAgain, { ...on, note }, as(omar))
      .emits(asked);
  });

  it('is not looked at again while nobody hides it, nor for anybody else', () => {
    given(offering, drafted, opened, published)
      .when(askAgain, { ...on, note: '' }, as(omar))
      .refuses({
        code: 'OFFERING_STATE',
        current: 'published',
        allowed: ['revise', 'change-availability', 'pause', 'archive', 'hide'],
      });
    given(offering, drafted, opened, published, hidden)
      .when(askAgain, { ...on, note: '' }, as(stranger))
      .refuses({ code: 'OFFERING_NOT_FOUND' });
  });

  it('is not decided on by its own professional, who may be an admin', () => {
    given(offering, drafted, opened, published)
      .when(hideService, { ...on, ...reason }, as(omar))
      .refuses({ code: 'OWN_OFFERING' });
    given(offering, drafted, opened, published, hidden)
      .when(showService, on, as(omar))
      .refuses({ code: 'OWN_OFFERING' });
  });

  it('is nobody else’s business', () => {
    given(offering, drafted, opened)
      .when(archiveService, on, as(stranger))
      .refuses({ code: 'OFFERING_NOT_FOUND' });
    given(offering).when(pauseService, on, as(omar)).refuses({ code: 'OFFERING_NOT_FOUND' });
  });
});

type Move = (state: Offering) => Decision<OfferingEvent, Refusal>;
const by = as(omar);
const moves: { readonly [Verb in string]: Move } = {
  revise: (state) => reviseService({ ...on, ...acRepair }, state, by, shownAll),
  publish: (state) => publishService(on, state, by, approved),
  pause: (state) => pauseService(on, state, by),
  archive: (state) => archiveService(on, state, by),
  'change-availability': (state) => changeAvailability({ ...on, ...sundayMornings }, state, by),
  hide: (state) => hideService({ ...on, ...reason }, state, as(admin)),
  show: (state) => showService(on, state, as(admin)),
};

it('obeys the table of allowed commands in every story', () => {
  const [first] = [offering.evolve(offering.initial, opened)];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(moves)), { maxLength: 12 }), (verbs) => {
      let state: Offering = first;
      for (const verb of verbs) {
        const allowed: readonly string[] = state.status === 'none' ? [] : offeringVerbs(state);
        const decision = moves[verb]?.(state);
        expect(decision?.ok).toBe(allowed.includes(verb));
        if (decision?.ok) state = decision.events.reduce<Offering>(offering.evolve, state);
      }
    }),
  );
});
