import { Dirham } from '@osta/contracts/dirham';
import { Instant, later } from '@osta/contracts/instant';
import { RequestContent } from '@osta/contracts/request/terms';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import {
  as,
  asked,
  content,
  drafted,
  invited,
  nadia,
  omar,
  salma,
  sent,
  submitted,
  today,
} from '../../testing/leaking-sink.ts';
import { defaultRequestPolicy as policy } from './request-policy.ts';
import type { ContentFacts, ReachFacts, SendingFacts } from './sending.ts';
import { serviceRequest } from './service-request.ts';
import { startRequest, type StartRequest } from './start-request.ts';

const facts: SendingFacts & ContentFacts & ReachFacts = {
  policy,
  askable: [omar, nadia],
  isOnePaused: false,
  declining: [],
  whoCan: [],
  sentLately: 0,
  customerSince: today,
  arePhotosFree: true,
  catalogue: { changed: [], hidden: [] },
};
const both = [omar, nadia];
const toAll: StartRequest = { content, professionalIds: [], to: 'all' };

function wanted(...windows: [startsAt: string, endsAt: string][]): RequestContent {
  return RequestContent.parse({
    ...content,
    wanted: {
      kind: 'windows',
      windows: windows.map(([startsAt, endsAt]) => ({ startsAt, endsAt })),
    },
  });
}

describe('start a request', () => {
  it('creates and sends it in one step', () => {
    given(serviceRequest)
      .when(startRequest, { content, professionalIds: both }, as(salma), facts)
      .emits(drafted, submitted, invited);
  });

  it('keeps it as a draft when nobody is asked yet', () => {
    given(serviceRequest)
      .when(startRequest, { content, professionalIds: [] }, as(salma), facts)
      .emits(drafted);
  });

  it('asks a professional listed twice once', () => {
    given(serviceRequest)
      .when(startRequest, { content, professionalIds: [omar, omar] }, as(salma), facts)
      .emits(drafted, submitted, asked(omar));
  });

  it('asks nobody if one of them cannot be asked', () => {
    given(serviceRequest)
      .when(startRequest, { content, professionalIds: both }, as(salma), {
        ...facts,
        askable: [omar],
      })
      .refuses({ code: 'PROFESSIONAL_UNAVAILABLE' });
  });

  it('asks nobody whose rules do not let it through, and names them', () => {
    given(serviceRequest)
      .when(startRequest, { content, professionalIds: both }, as(salma), {
        ...facts,
        declining: [nadia],
      })
      .refuses({ code: 'REQUEST_NOT_TAKEN', professionalIds: [nadia] });
  });

  it('goes to all who can, and the event names them', () => {
    given(serviceRequest)
      .when(startRequest, toAll, as(salma), { ...facts, whoCan: both })
      .emits(drafted, submitted, invited);
  });

  it('is not kept as a draft when nobody can', () => {
    given(serviceRequest)
      .when(startRequest, toAll, as(salma), facts)
      .refuses({ code: 'NOBODY_TAKES_REQUEST' });
  });

  it('takes a time window that is still running', () => {
    const running = wanted(
      ['2026-02-01T08:00:00.000Z', '2026-02-02T08:00:00.000Z'],
      ['2026-03-01T07:00:00.000Z', '2026-03-01T08:00:00.001Z'],
    );
    given(serviceRequest)
      .when(startRequest, { content: running, professionalIds: [] }, as(salma), facts)
      .emits({ ...drafted, data: { ...drafted.data, content: running } });
  });

  it('refuses when every time window is over, for a draft too', () => {
    const over = wanted(['2026-03-01T07:00:00.000Z', '2026-03-01T08:00:00.000Z']);
    for (const professionalIds of [[], both]) {
      given(serviceRequest)
        .when(startRequest, { content: over, professionalIds }, as(salma), facts)
        .refuses({ code: 'TIME_IN_THE_PAST' });
    }
  });

  it('shows only photos of its customer that no other request shows, as a draft too', () => {
    for (const professionalIds of [[], both]) {
      given(serviceRequest)
        .when(startRequest, { content, professionalIds }, as(salma), {
          ...facts,
          arePhotosFree: false,
        })
        .refuses({ code: 'PICTURE_NOT_FOUND' });
    }
  });

  it('refuses a service that admins have hidden, for a draft too', () => {
    const { serviceId } = content;
    for (const professionalIds of [[], both]) {
      given(serviceRequest)
        .when(startRequest, { content, professionalIds }, as(salma), {
          ...facts,
          catalogue: { changed: [serviceId], hidden: [serviceId] },
        })
        .refuses({ code: 'SERVICE_HIDDEN', serviceId });
    }
  });

  it('cannot be started twice', () => {
    given(serviceRequest, ...sent)
      .when(startRequest, { content, professionalIds: [] }, as(salma), facts)
      .refuses({
        code: 'REQUEST_ILLEGAL_TRANSITION',
        state: 'open',
        allowed: ['invite', 'decline', 'revise', 'quote', 'withdraw', 'close'],
      });
  });
});

describe('the limit of new customers', () => {
  const full = { ...facts, sentLately: 3 };
  const command = { content, professionalIds: both };

  it('refuses the fourth request of a day', () => {
    given(serviceRequest)
      .when(startRequest, toAll, as(salma), { ...full, whoCan: both })
      .refuses({ code: 'REQUEST_LIMIT_REACHED', limit: 3 });
    given(serviceRequest)
      .when(startRequest, command, as(salma), full)
      .refuses({ code: 'REQUEST_LIMIT_REACHED', limit: 3 });
  });

  it('counts unknown customers as new', () => {
    given(serviceRequest)
      .when(startRequest, command, as(salma), { ...full, customerSince: null })
      .refuses({ code: 'REQUEST_LIMIT_REACHED', limit: 3 });
  });

  it('ends seven days after registration, to the millisecond', () => {
    const week = 7 * 24 * 3_600_000;
    given(serviceRequest)
      .when(startRequest, command, as(salma), { ...full, customerSince: later(today, -week) })
      .emits(drafted, submitted, invited);
    given(serviceRequest)
      .when(startRequest, command, as(salma), { ...full, customerSince: later(today, 1 - week) })
      .refuses({ code: 'REQUEST_LIMIT_REACHED', limit: 3 });
  });

  it('does not count drafts', () => {
    given(serviceRequest)
      .when(startRequest, { content, professionalIds: [] }, as(salma), full)
      .emits(drafted);
  });

  it('follows the policy', () => {
    const strict = { ...policy, newCustomerRequestsPerDay: 0, requestStandsFor: 1 };
    given(serviceRequest)
      .when(startRequest, command, as(salma), { ...facts, policy: strict })
      .refuses({ code: 'REQUEST_LIMIT_REACHED', limit: 0 });
    given(serviceRequest)
      .when(startRequest, command, as(salma), {
        ...facts,
        policy: { ...strict, newCustomerFor: 0 },
      })
      .emits(
        drafted,
        { ...submitted, data: { expiresAt: Instant.parse('2026-03-01T08:00:00.001Z') } },
        invited,
      );
  });
});

it('asks without a budget while the customer does not know one yet', () => {
  const open = { ...content, budget: null };
  given(serviceRequest)
    .when(
      startRequest,
      { content: open, professionalIds: invited.data.professionalIds },
      as(salma),
      facts,
    )
    .emits({ ...drafted, data: { customerId: salma, content: open } }, submitted, {
      ...invited,
      data: { ...invited.data, budget: null },
    });
});

it('keeps the budget as it was given, to the dirham', () => {
  const budget = { min: Dirham.parse(0), max: Dirham.parse(9_007_199_254_740_991) };
  const large = { ...content, budget };
  given(serviceRequest)
    .when(startRequest, { content: large, professionalIds: [] }, as(salma), facts)
    .emits({ ...drafted, data: { customerId: salma, content: large } });
});
