import { readFile } from 'node:fs/promises';

import { EventEnvelope } from '@osta/contracts/envelope';
import { expect, it } from 'vitest';

import { messageOf } from './message-of.ts';
import { piecesOf } from './read-message.ts';

const fixture = new URL(
  '../../../contracts/fixtures/envelope/valid/by-the-system.json',
  import.meta.url,
);
const event = EventEnvelope.parse(JSON.parse(await readFile(fixture, 'utf8')));

it('an event becomes a CloudEvent with its schema and trace, and is read back unchanged', () => {
  const { key, value, headers } = messageOf(event);
  const trace = event.correlationid.replaceAll('-', '');
  expect(headers).toEqual({
    'content-type': 'application/cloudevents+json',
    traceparent: `00-${trace}-${trace.slice(16)}-01`,
  });
  expect(JSON.parse(value)).toEqual({
    ...event,
    dataschema: `urn:osta:schema:${event.type}#/properties/data`,
  });
  expect(key).toBe(event.subject);
  const received = { key: Buffer.from(key), value: Buffer.from(value), offset: '0' };
  const [piece] = piecesOf([{ ...received, timestamp: '0', attributes: 0, headers: {} }]);
  expect(piece).toEqual({ events: [event], after: 1n });
});
