import { beforeAll, vi } from 'vitest';

import type { MarketStage } from './market-stage.ts';
import { type Person, send as sendAs } from './people.ts';
import { type Cookies, signInAll } from './visitors.ts';

const day = 24 * 3_600_000;

/** A request with the offer for it. */
export interface Offered {
  readonly requestId: string;
  readonly quoteId: string;
}

type DemoAccount = Exclude<keyof Cookies, 'guest'>;

/** The demo customer, in Arabic on a phone, and the demo professional, in English at a desk. */
export interface TwoSides {
  readonly customer: Person;
  readonly professional: Person;
  /** Opens another browser context for one of the demo accounts. */
  readonly signedIn: (
    who: DemoAccount,
    options: { readonly languageTag: 'ar-LY' | 'en-GB'; readonly width: number },
  ) => Promise<Person>;
  /** Sends a command as somebody, outside of their page. */
  readonly send: <Answer>(person: Person, path: string, body: object) => Promise<Answer>;
  /**
   * Asks the professional for something, and answers it with an offer for that many days ahead: later than the bookings
   * of the demo market, which lie within the next week at times that depend on the hour.
   */
  readonly offer: (daysAhead: number) => Promise<Offered>;
  /** Accepts such an offer, and returns the id of the booking once there is one. */
  readonly book: (daysAhead: number) => Promise<string>;
}

const upcoming = '/api/bookings?role=customer&tab=upcoming&limit=100';
const patience = { timeout: 30_000, interval: 100 };

interface Page {
  readonly items: readonly { readonly id: string; readonly requestId: string | null }[];
}

function at(daysAhead: number): string {
  return new Date(Date.now() + daysAhead * day).toISOString();
}

/** Signs both sides in before the tests of a file. */
export function twoSides(stage: MarketStage): TwoSides {
  let cookies: Cookies | undefined;
  let people: Pick<TwoSides, 'customer' | 'professional'> | undefined;

  beforeAll(async () => {
    cookies = await signInAll(stage.origin);
    people = {
      customer: await signedIn('customer', { languageTag: 'ar-LY', width: 390 }),
      professional: await signedIn('professional', { languageTag: 'en-GB', width: 1280 }),
    };
  });

  const signedIn: TwoSides['signedIn'] = async (who, options) => {
    const one = await stage.guest(options);
    const url = stage.origin;
    const own = [...(cookies?.[who] ?? [])].map(([name, value]) => ({ name, value, url }));
    await one.context.addCookies(own);
    return one;
  };

  const send: TwoSides['send'] = (one, path, body) => sendAs(one, stage.origin, path, body);

  const sides: TwoSides = {
    get customer() {
      if (people === undefined) throw new Error('They are there once a test runs');
      return people.customer;
    },
    get professional() {
      if (people === undefined) throw new Error('They are there once a test runs');
      return people.professional;
    },
    signedIn,
    send,

    async offer(daysAhead) {
      const { customer, professional } = sides;
      const me = await professional.page.request.get('/api/user/me');
      const { id }: { readonly id: string } = await me.json();
      const content = {
        serviceId: 'hvac.clean',
        description: 'المكيف في الصالون محتاج تنظيف قبل الصيف.',
        placeId: 'd-tripoli',
        addressNote: '',
        budget: null,
        wanted: { kind: 'flexible' },
      };
      const { requestId } = await send<Offered>(customer, '/api/requests', {
        content,
        professionalIds: [id],
      });
      const terms = {
        price: { kind: 'fixed', amount: 120_000 },
        proposedStart: at(daysAhead),
        validUntil: at(1),
        note: '',
      };
      const path = `/api/requests/${requestId}/quotes`;
      const { quoteId } = await send<Offered>(professional, path, { terms });
      return { requestId, quoteId };
    },

    async book(daysAhead) {
      const { customer } = sides;
      const { requestId, quoteId } = await sides.offer(daysAhead);
      await send(customer, `/api/requests/${requestId}/quotes/${quoteId}/accept`, {
        quoteVersion: 1,
      });
      const booking = await vi.waitUntil(async () => {
        const answer = await customer.page.request.get(upcoming);
        const { items }: Page = await answer.json();
        return items.find((item) => item.requestId === requestId);
      }, patience);
      return booking.id;
    },
  };
  return sides;
}
