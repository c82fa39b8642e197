import type { MarketHost } from './market-host.ts';
import type { Deal } from './principals.ts';

interface Recording {
  readonly market: MarketHost;
  /** Between whom the quotes go. */
  readonly people: { readonly deal: Pick<Deal, 'customerId' | 'professionalId'> };
}

const data = `jsonb_build_object('customerId', $1::text, 'professionalId', $2::text,
  'quoteVersion', 1, 'terms', jsonb_build_object(
    'price', jsonb_build_object('kind', 'fixed', 'amount', 90000),
    'proposedStart', '2026-03-02T08:00:00.000Z', 'validUntil', '2026-03-04T08:00:00.000Z',
    'note', ''))`;
const service = `jsonb_build_object('serviceId', 'plumbing.leak')`;

/** Records quotes for the customer past the product, each the first event of its own stream. */
export async function recordQuotes({ market, people }: Recording, many: number): Promise<void> {
  const { customerId, professionalId } = people.deal;
  await market.database.query(
    `insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
       correlation_id, causation_id, source)
     select uuidv7(), 'request', uuidv7(), 1, 'osta.request.quote-submitted.v3',
       ${data} || ${service} || jsonb_build_object('quoteId', uuidv7()),
       clock_timestamp(), $2::text, uuidv7(), uuidv7(), '/osta/request'
     from generate_series(1, $3::int)`,
    [customerId, professionalId, many],
  );
}

/** Records one quote past the product. Without a service, no schema fits the event: it will be parked. */
export async function recordQuote(
  { market, people }: Recording,
  quote: {
    readonly eventId: string;
    readonly streamId: string;
    readonly version: number;
    readonly isReadable: boolean;
  },
): Promise<void> {
  const { customerId, professionalId } = people.deal;
  const { eventId, streamId, version, isReadable } = quote;
  await market.database.query(
    `insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
       correlation_id, causation_id, source)
     values ($3::uuid, 'request', $4, $5, 'osta.request.quote-submitted.v3',
       ${data} || ${isReadable ? service : "'{}'::jsonb"} || jsonb_build_object('quoteId', $3::uuid),
       clock_timestamp(), $2::text, uuidv7(), uuidv7(), '/osta/request')`,
    [customerId, professionalId, eventId, streamId, version],
  );
}
