import { describe, expect, it } from 'vitest';

interface Message {
  readonly id: string;
  readonly text: string;
}

const files = import.meta.glob<string>('./*/messages.po', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const join = (lines: string): string =>
  [...lines.matchAll(/"(?<text>(?:[^"\\]|\\.)*)"/gu)]
    .map(({ groups }) => groups?.['text'] ?? '')
    .join('');

function messagesIn(locale: string): readonly Message[] {
  const entry = /^msgid (?<id>(?:".*"\n)+)msgstr (?<text>(?:".*"(?:\n|$))+)/gmu;
  return [...(files[`./${locale}/messages.po`] ?? '').matchAll(entry)]
    .map(({ groups }) => ({
      id: join(groups?.['id'] ?? ''),
      text: join(groups?.['text'] ?? ''),
    }))
    .filter(({ id }) => id !== '');
}

const arabic = messagesIn('ar');
/**
 * Arabic may use a plural where English only shows the number: `{most}` and `{most, plural, …}`
 * carry the same value.
 */
const values = (text: string): string[] =>
  [...text.matchAll(/\{(?<name>\w+)[},]|<(?<tag>\d+)\/?>/gu)]
    .map(([found]) => found.replace(',', '}'))
    .toSorted();

describe('the Arabic catalog', () => {
  it('has every message of the English one', () => {
    expect(arabic.length).toBeGreaterThan(300);
    expect(arabic.map(({ id }) => id)).toEqual(messagesIn('en').map(({ id }) => id));
    expect(arabic.filter(({ text }) => text === '')).toEqual([]);
  });

  it('has all six Arabic plural forms', () => {
    for (const { text } of arabic.filter(({ id }) => id.includes(', plural,'))) {
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) {
        expect(text).toMatch(new RegExp(`\\b${form} \\{[^}]+\\}`, 'u'));
      }
    }
  });

  it('keeps every placeholder and link of a message', () => {
    for (const { id, text } of arabic.filter((message) => !message.id.includes(', plural,'))) {
      expect({ id, values: values(text) }).toEqual({ id, values: values(id) });
    }
  });

  it('has no exclamation marks', () => {
    expect(arabic.filter(({ text }) => text.includes('!'))).toEqual([]);
  });
});
