import { PublicStore, StoreView } from '@osta/contracts/store/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { storeManifest } from '../src/manifest.ts';
import { beginStore, decideOn, invite, saveSection, sections } from '../src/testing/any-store.ts';
import {
  draftModel,
  draw,
  saidOf,
  seenIn,
  stepOf,
  take,
  type Draw,
  type Seen,
  type Step,
  type Who,
} from '../src/testing/store-model.ts';

/** Stories of a store, drawn at random and told to the service: the model knows what comes of each step. */

type People = Readonly<Record<Who, TestClient>>;

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(storeManifest);
});

afterAll(() => harness.stop());

function enter(isAdmin = false): Promise<TestClient> {
  return harness.as(newUserId(), { isAdmin });
}

/** Begins a store that has a plan and lacks one section. Its people are new: each may do only so much a minute. */
async function begin(): Promise<{ readonly store: string; readonly people: People }> {
  const people = {
    owner: await enter(),
    manager: await enter(),
    staff: await enter(),
    partner: await enter(true),
    stranger: await enter(),
    admin: await enter(true),
  };
  const { owner } = people;
  const store = await beginStore(owner);
  const { location, openingHours } = sections;
  const answers = [
    await saveSection(owner, store, 'location', location),
    await saveSection(owner, store, 'openingHours', openingHours),
    await owner.post(`${store}/subscription/choose`, { plan: 'growth' }),
  ];
  for (const who of ['manager', 'staff', 'partner'] as const) {
    const id = await invite(owner, store, who === 'staff' ? 'staff' : 'manager');
    answers.push(await people[who].post(`${store}/invitations/${id}/accept`));
  }
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return { store, people };
}

async function give(store: string, client: TestClient, { verb }: Step): Promise<TestAnswer> {
  switch (verb) {
    case 'save-contact':
      return saveSection(client, store, 'contact', sections.contact);
    case 'keep-name':
    case 'rename':
      return saveSection(client, store, 'basic', saidOf(verb).basic);
    case 'stay':
    case 'move':
      return saveSection(client, store, 'location', saidOf(verb).location);
    case 'submit':
    case 'reopen':
    case 'pause':
    case 'resume':
    case 'close':
      return client.post(`${store}/${verb}`);
    case 'withdraw-revision':
      return client.post(`${store}/revision/withdraw`);
    case 'ask-contact':
      return decideOn(client, store, 'request-changes', { notes: { phone: 'Which?' } });
    case 'ask-name':
      return decideOn(client, store, 'request-changes', { notes: { name: 'More' } });
    case 'reject':
    case 'suspend':
      return decideOn(client, store, verb, { cause: 'other', note: '' });
    case 'approve':
    case 'reinstate':
      return decideOn(client, store, verb);
  }
}

/** Returns what its owner and customers see of a store. */
async function seen(store: string, owner: TestClient): Promise<Seen> {
  const { status, round, revision, missing, content } = StoreView.parse(
    (await owner.get(store)).body,
  );
  const page = await harness.guest.get(`${store}/public`, { 'accept-language': 'ar' });
  const shown = page.status === 200 ? PublicStore.parse(page.body) : null;
  return {
    status,
    round,
    revision: revision?.status ?? null,
    isIncomplete: missing.length > 0,
    edited: [content.basic.name.ar, content.location?.placeId ?? ''],
    shown: shown && [shown.name, shown.place.id],
  };
}

/** Tells one story to the model and to the service. */
async function tell(story: readonly Draw[]): Promise<void> {
  const { store, people } = await begin();
  const model = draftModel();
  for (const drawn of story) {
    const step = stepOf(model, drawn);
    const answer = await give(store, people[step.who], step);
    const refused = answer.status < 300 ? '' : problemOf(answer).replace(/^4\d\d /u, '');
    const expected = take(model, step);
    expect([step, refused, await seen(store, people.owner)]).toEqual([
      step,
      expected,
      seenIn(model),
    ]);
  }
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
