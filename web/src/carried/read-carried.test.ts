import { describe, expect, it } from 'vitest';

import { carriedShapes } from './carried-shapes.ts';
import type { Place } from './place.ts';
import { readCarried } from './read-carried.ts';

const now = Date.UTC(2026, 10, 21, 12);
const here: Place = { path: '/account', locale: 'ar', who: 'salma' };
const values = { 'phone-is-open': true, 'email-sent-to': 'new@b.ly' };
const kept = { ...here, at: now - 1_000, values };

const read = (text: string): object => Object.fromEntries(readCarried(text, here, now));
const readKept = (change: object): object => read(JSON.stringify({ ...kept, ...change }));

describe('the state stored for another language', () => {
  it('is read when it is valid', () => {
    expect(readKept({})).toEqual(values);
    expect(readKept({ values: { 'offer-is-open:one': true } })).toEqual({
      'offer-is-open:one': true,
    });
  });

  it('is kept for a guest who has signed in meanwhile', () => {
    expect(readKept({ who: null })).toEqual(values);
  });

  it.each([
    ['of another person', { who: 'huda' }],
    ['of another page', { path: '/auth/signup' }],
    ['for another language', { locale: 'en' }],
    ['for a language that we do not have', { locale: 'fr' }],
    ['longer ago than a page takes to load', { at: now - 3 * 60_000 }],
    ['in the future', { at: now + 60_000 }],
    ['by another version of the site', { version: 2 }],
    ['with nothing in it', { values: null }],
  ])('is ignored when it was stored %s', (_when, change) => {
    expect(readKept(change)).toEqual({});
  });

  it.each(['', 'not json', 'null', '[]', '"text"', '{"__proto__":{"path":"/account"}}'])(
    'is ignored where it cannot be read: %s',
    (text) => {
      expect(read(text)).toEqual({});
    },
  );

  it('is ignored above the size limit', () => {
    const long = JSON.stringify({ ...kept, values: { ...values, more: 'a'.repeat(40_000) } });
    expect(read(long)).toEqual({});
  });

  it.each([
    ['a name that nothing has', { 'no-such-part': true }],
    ['a name that every object has', { constructor: true, ['__proto__']: true }],
    ['another type', { 'phone-is-open': 'yes', 'email-sent-to': 7 }],
    ['a step that a form does not have', { 'signup-step': { name: 'password', email: 'a@b.ly' } }],
    ['an address that is too long', { 'email-sent-to': 'a'.repeat(255) }],
    ['a form of other fields', { login: { values: { name: 'Salma' }, isChecked: false } }],
    ['half a form', { login: { isChecked: true } }],
    ['a share that is none', { scrolled: 4 }],
  ])('leaves out %s, and nothing else', (_what, foreign) => {
    const sound = { 'confirm-email': 'c@d.ly' };
    expect(readKept({ values: { ...foreign, ...sound } })).toEqual(sound);
  });

  it('contains only fields of its shape, so no secret', () => {
    const login = { values: { email: 'a@b.ly', password: 'a secret' }, isChecked: true };
    expect(readKept({ values: { login } })).toEqual({
      login: { values: { email: 'a@b.ly' }, isChecked: true },
    });
  });
});

it.each(Object.entries(carriedShapes))('no field of %s is a secret', (_name, shape) => {
  for (const field of fieldsOf(shape)) expect(field).not.toMatch(/password|secret|code|token/iu);
});

/** Returns the names of all fields of a shape, whatever wraps them. */
function fieldsOf(shape: unknown): readonly string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  if ('shape' in shape && typeof shape.shape === 'object' && shape.shape !== null) {
    return Object.entries(shape.shape).flatMap(([name, field]) => [name].concat(fieldsOf(field)));
  }
  const inner = 'def' in shape && typeof shape.def === 'object' ? shape.def : null;
  return inner !== null && 'innerType' in inner ? fieldsOf(inner.innerType) : [];
}
