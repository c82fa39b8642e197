import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

interface Message {
  readonly id: string;
  readonly text: string;
}

const quoted = /"(?<text>(?:[^"\\]|\\.)*)"/g;
const join = (lines: string): string =>
  [...lines.matchAll(quoted)].map((match) => match.groups?.['text'] ?? '').join('');

function messagesIn(locale: string): readonly Message[] {
  const file = path.join(import.meta.dirname, locale, 'messages.po');
  const entry = /^msgid (?<id>(?:".*"\n)+)msgstr (?<text>(?:".*"(?:\n|$))+)/gm;
  return [...readFileSync(file, 'utf8').matchAll(entry)]
    .map(({ groups }) => ({ id: join(groups?.['id'] ?? ''), text: join(groups?.['text'] ?? '') }))
    .filter(({ id }) => id !== '');
}

const arabic = messagesIn('ar');
const english = messagesIn('en');

const values = (text: string): string[] =>
  [...text.matchAll(/\{(?<name>\w+)\}/g)].map((match) => match.groups?.['name'] ?? '').toSorted();

describe('the catalogs', () => {
  it('have the same messages', () => {
    expect(arabic.length).toBeGreaterThan(0);
    expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });

  it('leave nothing untranslated', () => {
    expect(arabic.filter(({ text }) => text === '')).toEqual([]);
    expect(arabic.filter(({ id, text }) => id === text)).toEqual([]);
  });

  it.each(arabic.filter(({ id }) => id.includes(', plural,')).map(({ text }) => [text]))(
    'have all six Arabic plural forms: %s',
    (text) => {
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) {
        expect(text).toMatch(new RegExp(`\\b${form} \\{[^}]+\\}`));
      }
    },
  );

  it('keep every placeholder of a message', () => {
    for (const { id, text } of arabic.filter((message) => !message.id.includes(', plural,'))) {
      expect(values(text)).toEqual(values(id));
    }
  });
});
