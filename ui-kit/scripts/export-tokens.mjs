/**
 * Makes public/tokens/osta.tokens.json: the kit's tokens in the format of the W3C Design Tokens
 * Community Group, for Figma, Tokens Studio, Style Dictionary and their like. Storybook serves it.
 *
 *   node scripts/export-tokens.mjs [file]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

import { amber, amberDark, green, greenDark, slate, slateDark } from '@radix-ui/colors';
import Color from 'colorjs.io';
import { parse } from 'postcss';

const styles = path.resolve(import.meta.dirname, '../src/styles');
const sheet = (name) => parse(readFileSync(path.join(styles, name), 'utf8'));

/** Returns the custom properties of every rule whose selector matches, by their name without dashes. */
function propertiesOf(root, selector) {
  const found = {};
  root.walkRules((rule) => {
    if (rule.parent?.type !== 'root' || !selector.test(rule.selector)) return;
    rule.walkDecls(/^--/u, ({ prop, value }) => {
      found[prop.slice(2)] = value.replaceAll(/\s+/gu, ' ');
    });
  });
  return found;
}

const round = (value) => Math.round(value * 10_000) / 10_000;

/** A colour with its components and, for older tools, its hex. */
function color(value) {
  const srgb = new Color(value).to('srgb').toGamut({ method: 'css' });
  const alpha = round(srgb.alpha);
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: srgb.coords.map(round),
      ...(alpha < 1 && { alpha }),
      hex: new Color('srgb', srgb.coords).toString({ format: 'hex', collapse: false }),
    },
  };
}

function dimension(value) {
  const [, number, unit] = /^([\d.]+)(px|rem)$/u.exec(value) ?? [];
  if (number === undefined) throw new Error(`${value} is no dimension`);
  return { $type: 'dimension', $value: { value: Number(number), unit } };
}

/** A size that grows with the screen, as its smallest and its largest value. */
function fluid(value) {
  const [, least, most] = /^clamp\(([^,]+), .+, ([^,]+)\)$/u.exec(value) ?? [];
  return least === undefined
    ? dimension(value)
    : { phone: dimension(least), desk: dimension(most) };
}

const brand = sheet('brand.css');
const tokens = sheet('tokens.css');
const root = propertiesOf(tokens, /^:root$/u);
const theme = propertiesOf(tokens, /^\.radix-themes$/u);
const arabic = propertiesOf(tokens, /:lang\(ar\)/u);
const steps = Array.from({ length: 12 }, (_, i) => i + 1);

/** The scales that are ours, and those of Radix as they are. */
function scales(mode) {
  const own = propertiesOf(brand, mode === 'light' ? /\.light\b/u : /\.dark\b/u);
  const theirs = mode === 'light' ? { green, amber, slate } : { greenDark, amberDark, slateDark };
  const ours = ['blue', 'orange', 'red'].map((name) => [
    name,
    Object.fromEntries([
      ...steps.map((step) => [step, color(own[`${name}-${step}`])]),
      ['contrast', color(own[`${name}-contrast`])],
    ]),
  ]);
  const others = Object.entries(theirs).map(([name, scale]) => [
    name.replace('Dark', '').replace('slate', 'gray'),
    Object.fromEntries(steps.map((step, i) => [step, color(Object.values(scale)[i])])),
  ]);
  return Object.fromEntries([...ours, ...others]);
}

const lineHeight = (value) => ({ $type: 'number', $value: Number(value) });
const pick = (source, names, make) =>
  Object.fromEntries(
    Object.entries(names).map(([name, property]) => [name, make(source[property])]),
  );

/** The steps of Radix Themes, with the factor of the radius that UiProvider chooses. */
const radix = readFileSync(
  createRequire(import.meta.url).resolve('@radix-ui/themes/tokens/base.css'),
  'utf8',
);
const [, factor] = /\[data-radius='large'\][^}]*--radius-factor: ([\d.]+)/u.exec(radix) ?? [];
const stepsOf = (name, times) =>
  Object.fromEntries(
    [...radix.matchAll(new RegExp(`--${name}-(\\d): calc\\((\\d+)px`, 'gu'))].map(
      ([, step, value]) => [step, dimension(`${Number(value) * times}px`)],
    ),
  );

const file = {
  $description:
    'Osta · أُسطى. Made by ui-kit/scripts/export-tokens.mjs from the style sheets of the kit: change them there.',
  color: {
    $description:
      'Twelve steps: 1 and 2 grounds, 3 to 5 surfaces, 6 to 8 borders, 9 and 10 solid, 11 and 12 text. Solid orange carries dark text.',
    light: scales('light'),
    dark: scales('dark'),
  },
  size: {
    control: {
      $description: 'Heights of what is pressed. On a phone a small one is pressed on 44 px too.',
      ...pick(
        root,
        { small: 'ui-control-small', medium: 'ui-control', large: 'ui-control-large' },
        dimension,
      ),
    },
    content: dimension(root['ui-content-width']),
  },
  space: stepsOf('space', 1),
  radius: stepsOf('radius', Number(factor)),
  font: {
    family: {
      $type: 'fontFamily',
      $value: theme['default-font-family']
        .split(',')
        .map((name) => name.trim().replaceAll("'", '')),
    },
    weight: Object.fromEntries(
      Object.entries({ regular: 400, medium: 500, semibold: 600, bold: 700 }).map(
        ([name, value]) => [name, { $type: 'fontWeight', $value: value }],
      ),
    ),
    size: pick(
      root,
      {
        tiny: 'ui-size-tiny',
        small: 'ui-size-small',
        medium: 'ui-size-medium',
        large: 'ui-size-large',
        'heading-medium': 'ui-size-heading-medium',
        'heading-large': 'ui-size-heading-large',
        'heading-huge': 'ui-size-heading-huge',
        display: 'ui-size-display',
      },
      fluid,
    ),
    'line-height': {
      $description: 'Arabic has marks above and below its letters.',
      arabic: {
        text: lineHeight(arabic['ui-line-height']),
        heading: lineHeight(arabic['ui-line-height-heading']),
      },
      english: {
        text: lineHeight(theme['ui-line-height']),
        heading: lineHeight(theme['ui-line-height-heading']),
      },
    },
  },
  motion: {
    duration: pick(root, { short: 'ui-duration-short', medium: 'ui-duration' }, (value) => ({
      $type: 'duration',
      $value: { value: Number.parseFloat(value), unit: 'ms' },
    })),
    ease: {
      $type: 'cubicBezier',
      $value: root['ui-ease'].match(/[\d.]+/gu).map(Number),
    },
  },
};

const to =
  process.argv[2] ?? path.resolve(import.meta.dirname, '../public/tokens/osta.tokens.json');
writeFileSync(to, `${JSON.stringify(file, null, 2)}\n`);
