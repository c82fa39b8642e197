import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { catalog } from './catalog.ts';
import { EventEnvelope } from './envelope.ts';
import type { EventContent } from './event-content.ts';
import { eventName } from './event-name.ts';
import { readEvent, UnreadableEvent } from './read-event.ts';
import { recordedType } from './recorded-type.ts';

const fixtures = new URL('../fixtures/', import.meta.url);

/** The fixtures of one folder by file name; none when there is no such folder. */
function read(folder: string): readonly (readonly [string, unknown])[] {
  const url = new URL(`${folder}/`, fixtures);
  try {
    return readdirSync(url).map((name) => [
      name,
      JSON.parse(readFileSync(new URL(name, url), 'utf8')),
    ]);
  } catch {
    return [];
  }
}

/** `osta.request.quote-submitted.v2` → `request/quote-submitted.v2` */
function folderOf(type: string): string {
  const [, context, ...event] = type.split('.');
  return `${context}/${event.join('.')}`;
}

/** `osta.request.quote-submitted.v2` → `['osta.request.quote-submitted', 2]` */
function versionOf(type: string): [event: string, version: number] {
  const at = type.lastIndexOf('.v');
  return [type.slice(0, at), Number(type.slice(at + 2))];
}

const types = [...catalog.keys()];

describe.each([...catalog])('%s', (type, { schema }) => {
  const valid = read(`${folderOf(type)}/valid`);
  const invalid = read(`${folderOf(type)}/invalid`);

  it('has golden fixtures: at least one valid and two invalid', () => {
    expect(valid.length).toBeGreaterThanOrEqual(1);
    expect(invalid.length).toBeGreaterThanOrEqual(2);
  });

  it.each(valid)('takes %s and changes nothing in it', (_name, content) => {
    expect(content).toHaveProperty('type', type);
    expect(schema.parse(content)).toEqual(content);
  });

  it.each(invalid)('refuses %s for its data', (_name, content) => {
    expect(content).toHaveProperty('type', type);
    expect(schema.safeParse(content).success).toBe(false);
  });

  it.each(valid)('reads %s in the newest form', (_name, content) => {
    const [event] = versionOf(type);
    const newest = types.filter((other) => versionOf(other)[0] === event).length;
    const { type: name, data } = readEvent(content as EventContent);

    expect(name).toBe(event);
    expect(recordedType(name)).toBe(`${event}.v${newest}`);
    const recorded = { type: recordedType(name), data };
    expect(catalog.get(recorded.type)?.schema.parse(recorded)).toEqual(recorded);
  });
});

describe('the catalog', () => {
  it('has every version, and an upcaster for all but the newest', () => {
    for (const event of new Set(types.map((type) => versionOf(type)[0]))) {
      const versions = types.filter((type) => versionOf(type)[0] === event);
      versions.sort((a, b) => versionOf(a)[1] - versionOf(b)[1]);

      expect(versions).toEqual(versions.map((_, n) => `${event}.v${n + 1}`));
      const lifted = versions.filter((type) => catalog.get(type)?.upcast);
      expect(lifted).toEqual(versions.slice(0, -1));
    }
  });

  it('names events without their versions', () => {
    const names = [...catalog.values()].map(({ event }) => event);
    expect(names.filter((name) => name !== eventName(name))).toEqual([]);
  });

  it('has no fixtures of an unknown event', () => {
    const contexts = readdirSync(fixtures).filter((name) => name !== 'envelope');
    const folders = contexts.flatMap((context) =>
      readdirSync(new URL(`${context}/`, fixtures)).map((event) => `${context}/${event}`),
    );

    expect(folders.toSorted()).toEqual(types.map(folderOf).toSorted());
  });

  it('upcasts a quote of version 1 to a fixed price', () => {
    const [, first] =
      read('request/quote-submitted.v1/valid').find(([name]) => name === 'fixed-price.json') ?? [];
    const { data } = readEvent(first as EventContent);

    expect(data).toEqual({
      quoteId: '01980000-0000-7000-8000-000000000051',
      customerId: '01980000-0000-7000-8000-00000000000a',
      professionalId: '01980000-0000-7000-8000-00000000000c',
      serviceId: 'plumbing.leak',
      quoteVersion: 1,
      terms: {
        price: { kind: 'fixed', amount: 85_000 },
        proposedStart: '2026-12-02T07:30:00.000Z',
        validUntil: '2026-12-01T20:00:00.000Z',
        note: '',
      },
    });
  });

  it('treats an unknown version or type as unreadable', () => {
    const unknown = ['osta.request.quote-submitted.v9', 'osta.request.quote-sealed.v1', ''];
    for (const type of unknown) {
      expect(() => readEvent({ type, data: {} })).toThrow(UnreadableEvent);
    }
  });
});

describe('recordedType', () => {
  it('keeps what has a version, and refuses what no topic declares', () => {
    expect(recordedType('osta.request.quote-submitted.v1')).toBe('osta.request.quote-submitted.v1');
    expect(() => recordedType('osta.request.quote-sealed')).toThrow('osta.request.quote-sealed');
  });
});

describe('the envelope', () => {
  it.each(read('envelope/valid'))('takes %s and changes nothing in it', (_name, envelope) => {
    expect(EventEnvelope.parse(envelope)).toEqual(envelope);
  });

  it.each(read('envelope/invalid'))('refuses %s', (_name, envelope) => {
    expect(EventEnvelope.safeParse(envelope).success).toBe(false);
  });
});
