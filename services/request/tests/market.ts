import type { AccountKind } from '@osta/contracts/account/kind';
import type { EventContent } from '@osta/contracts/event-content';
import { eventName } from '@osta/contracts/event-name';
import type { UserId } from '@osta/contracts/ids';
import { ProblemDetails } from '@osta/contracts/problem';
import { RequestReceipt, RequestView } from '@osta/contracts/request/api';
import { patience } from '@osta/event-store/testing/patience';
import type { Environment } from '@osta/platform/config/read-config';
import {
  newUserId,
  startHarness,
  type HarnessOptions,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { vi } from 'vitest';

import { requestManifest } from '../src/manifest.ts';

/** A signed-in person whose name the service knows. */
export interface Known {
  readonly id: UserId;
  readonly fullName: string;
  readonly client: TestClient;
}

/** The request service with its users. */
export interface Market {
  readonly harness: ServiceHarness;
  customer(fullName: string): Promise<Known>;
  business(fullName: string): Promise<Known>;
  /** Adds a professional who can be invited, and what else they have said. */
  professional(fullName: string, ...told: readonly EventContent[]): Promise<Known>;
  admin(): Promise<TestClient>;
  stop(): Promise<void>;
}

/** The content of a request, as the web sends it. */
export const content = {
  serviceId: 'plumbing.leak',
  description: 'المياه تتسرب من تحت مغسلة المطبخ منذ أمس',
  placeId: 'm-hay-alandalus',
  addressNote: 'الدور الثاني، الباب الأخضر',
  budget: { min: 50_000, max: 120_000 },
  wanted: { kind: 'flexible' },
} as const;

/** A professional's offer; the clock of the tests stands at 2026-03-01T07:30:00.000Z. */
export const terms = {
  price: { kind: 'fixed', amount: 85_000 },
  proposedStart: '2026-03-03T08:00:00.000Z',
  validUntil: '2026-03-02T08:00:00.000Z',
  note: 'Parts included',
} as const;

/** Nobody counts as new: the tests send more requests than a new customer may. */
const unlimited: Environment = { OSTA_NEW_CUSTOMER_DAYS: '0' };

/** Starts the service as in production, on a database of its own. */
export async function openMarket(
  environment: Environment = unlimited,
  options: Pick<HarnessOptions, 'reach'> = {},
): Promise<Market> {
  const harness = await startHarness(requestManifest, { environment, ...options });

  /** Adds a person, with the events that the other services publish about them. */
  async function enter(
    fullName: string,
    kind: AccountKind,
    ...told: readonly EventContent[]
  ): Promise<Known> {
    const id = newUserId();
    const data = { kind, fullName, locale: 'ar' };
    await harness.publish(id, { type: 'osta.account.user-registered', data });
    for (const event of told) await harness.publish(id, event);
    const copied = told.length === 0 ? 'person' : 'person join request.professional using (id)';
    await vi.waitUntil(async () => {
      const found = await harness.query(`select from request.${copied} where id = $1`, [id]);
      return found.length === 1;
    }, patience);
    return { id, fullName, client: await harness.as(id, { kind, fullName }) };
  }

  return {
    harness,
    customer: (fullName) => enter(fullName, 'customer'),
    business: (fullName) => enter(fullName, 'business'),
    professional: (fullName, ...told) =>
      enter(
        fullName,
        'professional',
        {
          type: 'osta.professional.profile-published',
          data: {
            categoryIds: ['plumbing'],
            placeId: 'm-hay-alandalus',
            headline: { ar: '', en: 'Leaks found without breaking tiles' },
            experienceYears: 12,
          },
        },
        ...told,
      ),
    admin: () => harness.as(newUserId(), { isAdmin: true }),
    stop: () => harness.stop(),
  };
}

/** Sends a request out; returns its receipt. */
export async function ask(customer: Known, ...asked: readonly Known[]): Promise<RequestReceipt> {
  const professionalIds = asked.map(({ id }) => id);
  return done(await customer.client.post('/api/requests', { content, professionalIds }));
}

/** Quotes for a request; returns the receipt and the path of the quote. */
export async function quote(
  professional: Known,
  requestId: string,
): Promise<RequestReceipt & { readonly path: string }> {
  const answer = await professional.client.post(`/api/requests/${requestId}/quotes`, { terms });
  const receipt = done(answer);
  return { ...receipt, path: `/api/requests/${requestId}/quotes/${receipt.quoteId}` };
}

/** Returns the receipt of a command that took effect. */
export function done({ status, body }: TestAnswer): RequestReceipt {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return RequestReceipt.parse(body);
}

/** Returns the code, the facts and the status of a refusal. */
export function refusal({ status, headers, body }: TestAnswer): Record<string, unknown> {
  if (!headers.get('content-type')?.startsWith('application/problem+json')) {
    throw new Error(`no problem: ${status}: ${JSON.stringify(body)}`);
  }
  const { type: _type, title: _title, instance: _instance, ...facts } = ProblemDetails.parse(body);
  return facts;
}

/** Returns `field: rule`, or `field: rule limit`, for each complaint. */
export function complaints(problem: Record<string, unknown>): string[] {
  const { fields = [] } = ProblemDetails.pick({ fields: true }).parse(problem);
  return fields.map(({ field, rule, limit }) =>
    limit === undefined ? `${field}: ${rule}` : `${field}: ${rule} ${limit}`,
  );
}

/** One recorded event, as stored in the table. */
export interface RecordedEvent {
  readonly stream_version: number;
  readonly type: string;
  readonly source: string;
  readonly actor: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Returns every recorded event of a request. It reads the table, as the log shows events only once
 * every older transaction of the server has ended, including those of other test files.
 */
export async function eventsOf({ harness }: Market, requestId: string): Promise<RecordedEvent[]> {
  const rows = await harness.query<RecordedEvent & Record<string, unknown>>(
    `select stream_version, type, source, actor, data from request.event
     where stream_id = $1 order by stream_version`,
    [requestId],
  );
  return rows.map((row) => Object.assign(row, { type: eventName(row.type) }));
}

/** Reads a request as this person sees it. */
export async function view({ client }: Known, requestId: string): Promise<RequestView> {
  const { body } = await client.get(`/api/requests/${requestId}`, { 'accept-language': 'en' });
  return RequestView.parse(body);
}

/** Returns the booking that the last acceptance named. */
export async function bookingOf(market: Market, requestId: string): Promise<string> {
  const events = await eventsOf(market, requestId);
  const accepted = events.findLast(({ type }) => type === 'osta.request.quote-accepted');
  return String(accepted?.data['bookingId']);
}
