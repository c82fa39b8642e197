import type { UserId } from '@osta/contracts/ids';
import { ProfessionalPage } from '@osta/contracts/professional/api';
import { patience } from '@osta/event-store/testing/patience';
import { newUserId, type ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import { expect, vi } from 'vitest';

import { approve } from '../src/testing/approve.ts';

/** The default offer of a professional in these tests. */
export const offer = {
  categoryIds: ['plumbing'],
  placeId: 'm-tajura',
  headline: { ar: 'سباك في تاجوراء', en: '' },
  experienceYears: 5,
};

interface Newcomer {
  readonly fullName: string;
  readonly categoryIds?: readonly string[];
  readonly placeId?: string;
  readonly experienceYears?: number;
}

/** Publishes a registration, as identity does. */
export async function register(
  harness: ServiceHarness,
  userId: UserId,
  fullName: string,
): Promise<void> {
  await harness.publish(
    userId,
    {
      type: 'osta.account.user-registered',
      data: { kind: 'professional', fullName, locale: 'ar' },
    },
    userId,
  );
}

/** Registers a professional, has them approved, publishes a profile and waits until customers can see it. */
export async function settle(
  harness: ServiceHarness,
  { fullName, ...offered }: Newcomer,
): Promise<{ readonly id: UserId; readonly client: TestClient }> {
  const id = newUserId();
  await register(harness, id, fullName);
  const client = await harness.as(id, { kind: 'professional' });
  await approve(client, await harness.as(newUserId(), { isAdmin: true }));
  const { status } = await client.put('/api/professional/profile', { ...offer, ...offered });
  expect(status).toBe(200);
  await vi.waitFor(async () => {
    expect((await harness.guest.get(`/api/professionals/${id}`)).status).toBe(200);
  }, patience);
  return { id, client };
}

/** Returns the names on all pages of a list, in their order. */
export async function namesOf(
  { guest }: ServiceHarness,
  query: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const parameters = String(
      new URLSearchParams({ ...query, ...(cursor !== null && { cursor }) }),
    );
    const { body } = await guest.get(`/api/professionals?${parameters}`);
    const page = ProfessionalPage.parse(body);
    names.push(...page.items.map(({ fullName }) => fullName));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return names;
}
