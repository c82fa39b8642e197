import {
  strangerTo,
  type ObjectRule,
  type ObjectRules,
  type Params,
  type Stage,
  type Who,
} from '@osta/platform/testing/object-rules';

import { uploadRequestPhoto } from './request-photos.ts';

/** A request with a quote on it. */
interface Deal {
  readonly requestId: string;
  readonly quoteId: string;
}

/** Prefers a standing quote: a test that has called every operation before has ended some. */
const findDeal = `
  select request.id as "requestId", quote.value ->> 'id' as "quoteId"
    from request.service_request as request
    cross join jsonb_array_elements(request.state -> 'quotes') as quote
   where request.customer_id = $1 and quote.value ->> 'professionalId' = $2
   order by request.status = 'quoted' and quote.value ->> 'status' = 'submitted' desc, request.id
   limit 1`;

async function dealOf({ database, idOf }: Stage, customer: Who, professional: Who): Promise<Deal> {
  const parties = [idOf(customer), idOf(professional)];
  const { rows } = await database.query<Deal>(findDeal, parties);
  if (!rows[0]) throw new Error(`${customer} and ${professional} have no deal`);
  return rows[0];
}

const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const reason = { reason: '' };
const terms = {
  price: { kind: 'fixed', amount: 90_000 },
  proposedStart: later(3),
  validUntil: later(2),
  note: '',
};

/** A request as a customer may write it. */
export const content = {
  serviceId: 'plumbing.leak',
  description: 'The kitchen tap drips day and night',
  placeId: 'm-tajura',
  addressNote: '',
  budget: { min: 50_000, max: 120_000 },
  wanted: { kind: 'flexible' },
};

const requestOf = ({ requestId }: Deal): Params => ({ requestId });
const quoteOf = ({ requestId, quoteId }: Deal): Params => ({ requestId, quoteId });

const isAsker = (who: Who): boolean => who === 'customer' || who === 'other-customer';

/**
 * Requests and quotes belong to both of their parties; an admin sees every request and may close it.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = async (stage) => {
  const deal = await dealOf(stage, 'customer', 'professional');
  const otherDeal = await dealOf(stage, 'other-customer', 'other-professional');

  function ownDeal(who: Who): Deal | null {
    if (who === 'customer' || who === 'professional') return deal;
    return who === 'other-customer' || who === 'other-professional' ? otherDeal : null;
  }
  const foreignDeal = (who: Who): Deal => (ownDeal(who) === deal ? otherDeal : deal);

  /** A deal of a customer, for the customer alone: whoever asked decides. */
  function ofCustomer(part: (of: Deal) => Params, body?: unknown): ObjectRule {
    const rule = on(part, body);
    return { ...rule, own: (who) => (isAsker(who) ? rule.own(who) : null) };
  }

  function on(
    part: (of: Deal) => Params,
    body?: unknown,
    evenForeign: readonly Who[] = [],
  ): ObjectRule {
    return {
      own: (who) => {
        const own = ownDeal(who);
        return own && part(own);
      },
      foreign: (who) => part(foreignDeal(who)),
      body,
      evenForeign,
    };
  }

  const uploaded = new Map<Who, Promise<string>>();
  /** A photo that no request shows yet: it is its customer's alone. */
  async function photoOf(who: Who): Promise<Params> {
    const photo = uploaded.get(who) ?? uploadRequestPhoto(await stage.as(who));
    uploaded.set(who, photo);
    return { photoId: await photo, file: '480.webp' };
  }

  const invite = { professionalIds: [stage.idOf('other-professional')] };
  return new Map<string, ObjectRule>([
    ['getRequest', on(requestOf, undefined, ['admin'])],
    [
      'getRequestPhoto',
      {
        own: (who) => (isAsker(who) ? photoOf(who) : null),
        foreign: (who) => photoOf(strangerTo(who)),
      },
    ],
    ['submitRequest', ofCustomer(requestOf, invite)],
    ['inviteProfessionals', ofCustomer(requestOf, invite)],
    ['reviseRequest', ofCustomer(requestOf, { content })],
    ['withdrawRequest', ofCustomer(requestOf, reason)],
    ['viewRequest', on(requestOf)],
    ['declineRequest', on(requestOf, reason)],
    ['closeRequest', on(requestOf, reason, ['admin'])],
    ['submitQuote', on(requestOf, { terms })],
    ['reviseQuote', on(quoteOf, { terms })],
    ['acceptCounter', on(quoteOf)],
    ['rejectCounter', on(quoteOf)],
    ['withdrawQuote', on(quoteOf, reason)],
    [
      'counterQuote',
      ofCustomer(quoteOf, { quoteVersion: 1, price: 80_000, proposedStart: null, note: '' }),
    ],
    ['acceptQuote', ofCustomer(quoteOf, { quoteVersion: 1 })],
    ['declineQuote', ofCustomer(quoteOf, reason)],
  ]);
};
