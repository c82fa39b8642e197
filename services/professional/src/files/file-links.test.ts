import { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { fileId, huda, nuri, salem } from '../testing/application-story.ts';
import { createFileLinks } from './file-links.ts';

const file = { applicantId: salem, fileId, readerId: huda };
const secret = 'a secret that only tests know, long enough';

/** Links at a time of 1 March. */
function linksAt(time: string, of = secret) {
  return createFileLinks(of, { now: () => Instant.parse(`2026-03-01T${time}.000Z`) });
}

function keyAt(time: string): string {
  return linksAt(time).pathOf(file).split('/').at(-1) ?? '';
}

describe('a link to a private file', () => {
  it('stays the same within ten minutes, so that a picture is asked for once', () => {
    expect(keyAt('08:00:01')).toBe(keyAt('08:09:59'));
    expect(keyAt('08:10:01')).not.toBe(keyAt('08:09:59'));
  });

  it.each([
    ['08:00:01', '08:00:01', true],
    ['08:00:01', '08:19:59', true],
    ['08:00:01', '08:20:00', false],
    ['08:09:59', '08:19:59', true],
    ['08:09:59', '08:20:00', false],
    ['08:10:00', '08:20:00', false],
    ['08:00:01', '23:00:00', false],
  ])('of %s opens at %s: %s', (made, used, opens) => {
    expect(linksAt(used).isOpenedBy(keyAt(made), file)).toBe(opens);
  });

  it('opens this file for this reader alone', () => {
    const key = keyAt('08:00:01');
    const links = linksAt('08:00:01');
    const otherFile = fileId.replace('f1', 'f2');
    const others = [
      { ...file, readerId: nuri },
      { ...file, readerId: salem },
      { ...file, fileId: otherFile },
      { ...file, applicantId: UserId.parse(nuri) },
    ];
    expect(others.filter((other) => links.isOpenedBy(key, other))).toEqual([]);
  });

  it('opens nothing once it was changed, or made elsewhere', () => {
    const key = keyAt('08:00:01');
    const [end = '', signature = ''] = key.split('.');
    const later = (Number.parseInt(end, 36) + 600_000).toString(36);
    const elsewhere = linksAt('08:00:01', `${secret}!`).pathOf(file).split('/').at(-1) ?? '';
    const links = linksAt('08:00:01');
    const forged = [
      `${later}.${signature}`,
      `${end}.${signature.slice(1)}`,
      `${end}.${signature}A`,
      `${end.toUpperCase()}.${signature}`,
      `${key}.`,
      end,
      `.${signature}`,
      '.',
      '',
      elsewhere,
    ];
    expect(forged.filter((each) => links.isOpenedBy(each, file))).toEqual([]);
    expect(links.isOpenedBy(key, file)).toBe(true);
  });
});
