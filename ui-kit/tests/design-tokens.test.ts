import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const kit = path.resolve(import.meta.dirname, '..');

interface Token {
  readonly path: string;
  readonly $type: string;
  readonly $value: unknown;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns every token of a file in the format of the Design Tokens Community Group. */
function tokensOf(group: object, place: readonly string[] = []): readonly Token[] {
  if ('$value' in group && '$type' in group) {
    return [{ path: place.join('.'), $type: String(group.$type), $value: group.$value }];
  }
  return Object.entries(group).flatMap(([name, inside]: [string, unknown]) =>
    typeof inside === 'object' && inside !== null ? tokensOf(inside, [...place, name]) : [],
  );
}

/** What a value of each type looks like. */
const shapes: Readonly<Record<string, (value: unknown) => void>> = {
  color: (value) =>
    expect(value).toMatchObject({
      colorSpace: 'srgb',
      components: [expect.any(Number), expect.any(Number), expect.any(Number)],
      hex: expect.stringMatching(/^#[0-9a-f]{6}$/u),
    }),
  cubicBezier: (value) => expect(value).toHaveLength(4),
  dimension: (value) =>
    expect(value).toEqual({
      value: expect.any(Number),
      unit: expect.stringMatching(/^(px|rem)$/u),
    }),
  duration: (value) => expect(value).toEqual({ value: expect.any(Number), unit: 'ms' }),
  fontFamily: (value) => expect(value).toContain('Vazirmatn Variable'),
  fontWeight: (value) => expect(value).toEqual(expect.any(Number)),
  number: (value) => expect(value).toEqual(expect.any(Number)),
};

describe('the file of tokens', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'osta-tokens-'));
  let kept: unknown;
  let made: unknown;
  beforeAll(() => {
    const file = path.join(folder, 'made.json');
    execFileSync(process.execPath, [path.join(kit, 'scripts/export-tokens.mjs'), file]);
    made = read(file);
    kept = read(path.join(kit, 'public/tokens/osta.tokens.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says what the style sheets say: npm run generate:tokens -w ui-kit', () => {
    expect(kept).toEqual(made);
  });

  it('has values in the format of their type', () => {
    const tokens = tokensOf(Object(kept));
    expect(tokens.length).toBeGreaterThan(180);
    for (const { path: place, $type, $value } of tokens) {
      const check = shapes[$type];
      expect(check, `${place} is of a type that nobody knows`).toBeDefined();
      check?.($value);
    }
  });

  it('has the colours of the brand', () => {
    const found = new Map(tokensOf(Object(kept)).map(({ path: place, $value }) => [place, $value]));
    expect(found.get('color.light.blue.9')).toMatchObject({ hex: '#0065d4' });
    expect(found.get('color.dark.orange.9')).toMatchObject({ hex: '#e87722' });
    expect(found.get('radius.4')).toEqual({ value: 12, unit: 'px' });
  });
});
