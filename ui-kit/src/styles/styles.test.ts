import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import Color from 'colorjs.io';
import { type Declaration, parse } from 'postcss';
import { describe, expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(source, file), 'utf8');

/** `left: 50%` with `translate(-50%)` centres: it has no logical twin and needs none. */
const allowed = new Set(['left: 50%']);
/**
 * Radix draws the track of a switch from left to right; scripts/rtl-fixes.css mirrors it as a
 * whole.
 */
const mirrored = /^\.rt-Switch/;
/** Overlays animate from their physical side, which `data-side` names. */
const sided = /^rt-slide-(?:from|to)-(?:left|right)$/;

const physicalName =
  /^(?:left|right)$|(?:^|-)(?:left|right)(?:$|-)|^border-(?:top|bottom)-(?:left|right)-radius$/;
const lopsided =
  /^(?!(?<block>\S+)\s+(?<inline>\S+)\s+\S+\s+\k<inline>$)(?:[^\s(]|\([^)]*\))+(?:\s+(?:[^\s(]|\([^)]*\))+){3}$/;

/** Returns whether a rule may be physical, or is a keyframe of an animation that may. */
function isBeside(rule: NonNullable<Declaration['parent']>): boolean {
  if (rule.type === 'rule' && mirrored.test(rule.toString())) return true;
  const outer = rule.parent;
  return outer?.type === 'atrule' && 'params' in outer && sided.test(outer.params);
}

function isPhysical({ prop, value, parent }: Declaration): boolean {
  if (prop.startsWith('--') || allowed.has(`${prop}: ${value}`)) return false;
  if (parent !== undefined && isBeside(parent)) return false;
  return (
    physicalName.test(prop) ||
    (prop === 'text-align' && /^(?:left|right)$/.test(value)) ||
    (/^(?:margin|padding|inset)$/.test(prop) && lopsided.test(value)) ||
    /to (?:left|right)|translateX\(|translate3d\(/.test(value)
  );
}

function physicalIn(css: string): string[] {
  const found: string[] = [];
  parse(css).walkDecls((declaration) => {
    if (isPhysical(declaration)) found.push(declaration.toString());
  });
  return found;
}

describe('direction', () => {
  it.each(['.a{margin-left:1px}', '.a{padding:0 4px 0 8px}', '.a{text-align:right}', '.a{left:0}'])(
    'is caught when it is physical: %s',
    (css) => {
      expect(physicalIn(css)).toHaveLength(1);
    },
  );

  it('is logical everywhere in our Radix Themes sheet', () => {
    expect(physicalIn(read('generated/radix-themes.css'))).toEqual([]);
  });
});

const bare = (text: string): string => text.replaceAll(/\s/g, '');
const against = (text: string, ground: string): number =>
  new Color(text).contrast(new Color(ground), 'WCAG21');

describe('the colours of the brand', () => {
  const css = read('styles/brand.css');

  it('equal the output of scripts/brand.mjs', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'osta-brand-'));
    try {
      const file = path.join(folder, 'brand.css');
      execFileSync(process.execPath, [path.join(source, '../scripts/brand.mjs'), file]);
      expect(bare(readFileSync(file, 'utf8'))).toBe(bare(css));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const blocks = parse(css).nodes.filter((node) => node.type === 'rule');
  const color = (mode: 'light' | 'dark', name: string): string => {
    for (const rule of blocks) {
      if (!rule.selector.includes(`.${mode}`)) continue;
      for (const node of rule.nodes) {
        if (node.type === 'decl' && node.prop === `--${name}`) return node.value;
      }
    }
    throw new Error(`no --${name} in ${mode}`);
  };

  it.each([
    ['light', 'blue'],
    ['dark', 'blue'],
    ['light', 'orange'],
    ['dark', 'orange'],
    ['light', 'red'],
    ['dark', 'red'],
  ] as const)('have enough contrast: %s %s', (mode, name) => {
    const solid = color(mode, `${name}-9`);
    expect(against(color(mode, `${name}-contrast`), solid)).toBeGreaterThanOrEqual(4.5);
    for (const step of [1, 2, 3]) {
      const ground = color(mode, `${name}-${step}`);
      expect(against(color(mode, `${name}-11`), ground)).toBeGreaterThanOrEqual(4.5);
      expect(against(color(mode, `${name}-12`), ground)).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(['light', 'dark'] as const)('let what needs the reader be read: %s', (mode) => {
    const ground = color(mode, 'orange-5');
    expect(against(color(mode, 'orange-12'), ground)).toBeGreaterThanOrEqual(7);
  });

  it('are the three of docs/spec.md §1', () => {
    expect(color('light', 'blue-9')).toBe('#0065d4');
    expect(color('dark', 'orange-9')).toBe('#e87722');
    expect(color('light', 'red-9')).toBe('#ba1a1a');
  });
});
