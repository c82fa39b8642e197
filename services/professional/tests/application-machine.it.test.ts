import { Instant, later } from '@osta/contracts/instant';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import {
  draftModel,
  draw,
  lapse,
  resubmissions,
  stepOf,
  take,
  type Draw,
  type Step,
  type Who,
} from '../src/testing/application-model.ts';
import {
  decideOn,
  fillIn,
  myApplication,
  sections,
  uploadDocument,
} from '../src/testing/approve.ts';
import { register } from './market.ts';

/** Stories of an application, drawn at random and told to the service: the model knows what comes of each step. */

const day = 86_400_000;
const start = Instant.parse('2026-03-01T08:00:00.000Z');
const own = '/api/professional/application';

let harness: ServiceHarness;
let admins: Readonly<Record<Exclude<Who, 'applicant'>, TestClient>>;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, {
    config: { isProduction: false },
    environment: { OSTA_APPROVAL_BY_TWO: 'true', OSTA_RESUBMISSIONS: String(resubmissions) },
  });
  const [huda, nuri] = [newUserId(), newUserId()];
  admins = {
    huda: await harness.as(huda, { isAdmin: true }),
    nuri: await harness.as(nuri, { isAdmin: true }),
  };
});

afterAll(() => harness.stop());

/** Tells one story to the service, from a complete draft on. */
async function tell(story: readonly Draw[]): Promise<void> {
  harness.clock.set(start);
  const id = newUserId();
  await register(harness, id, 'Salem');
  const applicant = await harness.as(id);
  await fillIn(applicant, { expiresOn: dayOf(305) });
  const fileId = await uploadDocument(applicant);
  const model = draftModel();
  const often = { submit: 0, withdraw: 0 };

  async function isDone(each: Step): Promise<boolean> {
    const { status } = await give(each);
    if (status >= 500) throw new Error(`${each.verb} answers ${status}`);
    return status < 300;
  }

  async function give({ verb, who, validFor }: Step): Promise<TestAnswer> {
    const client = who === 'applicant' ? applicant : admins[who];
    const path = `/api/professional/applications/${id}`;
    switch (verb) {
      case 'save':
        return client.put(`${own}/general`, { ...sections.general, experienceYears: model.round });
      case 'add-document': {
        const expiresOn = dayOf(model.today + validFor);
        const dates = { issuedOn: '2020-01-31', expiresOn };
        const document = { kind: 'identity', number: '119900112233', ...dates, fileId };
        return client.post(`${own}/documents`, document);
      }
      case 'submit':
      case 'withdraw':
        return client.post(`${own}/${verb}`);
      case 'review-document':
      case 'refuse-document': {
        const { documents } = await myApplication(applicant);
        const verdict = verb === 'review-document' ? 'accepted' : 'refused';
        const cause = verdict === 'refused' ? 'unreadable' : null;
        const body = { verdict, cause, note: '' };
        return client.post(`${path}/documents/${documents.at(-1)?.id}/review`, body);
      }
      case 'request-changes':
        return decideOn(client, path, verb, { notes: { about: 'Say what you do' } });
      case 'reject':
        return decideOn(client, path, verb, { cause: 'documents', note: '' });
      case 'suspend':
      case 'revoke':
        return decideOn(client, path, verb, { cause: 'complaints', note: '' });
      case 'assign':
      case 'release':
        return client.post(`${path}/${verb}`);
      case 'approve':
      case 'reopen':
      case 'reinstate':
        return decideOn(client, path, verb);
    }
  }

  for (const drawn of story) {
    model.today += drawn.days;
    harness.clock.set(later(start, model.today * day));
    lapse(model);
    await ring();
    const each = stepOf(model, drawn);
    if (each.verb === 'submit' || each.verb === 'withdraw') {
      // Nobody sends in more often in a minute
      if (often[each.verb] === 9) continue;
      often[each.verb] += 1;
    }
    const done = await isDone(each);
    const expected = take(model, each);
    lapse(model);
    await ring();
    const { status, round } = await myApplication(applicant);
    expect([each, done, status, round]).toEqual([each, expected, model.status, model.round]);
  }
}

/** Fires what is due; what follows from it, too. */
async function ring(): Promise<void> {
  while ((await harness.fireTimers()) > 0);
}

/** The day after so many days: `2026-03-01`. */
function dayOf(days: number): string {
  return later(start, days * day).slice(0, 'YYYY-MM-DD'.length);
}

const story = (steps: number): fc.Arbitrary<Draw[]> =>
  fc.array(draw, { minLength: steps, maxLength: steps });

it('is where the model says after every step of a story', async () => {
  await fc.assert(fc.asyncProperty(story(25), tell), { numRuns: 3 });
});

it(
  'is where the model says after every step of two hundred stories',
  { tags: 'volumes', timeout: 900_000 },
  async () => {
    await fc.assert(fc.asyncProperty(story(40), tell), { numRuns: 200 });
  },
);
