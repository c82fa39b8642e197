import { describe, expect, it } from 'vitest';

import { readAddress, sentAddress } from './redirect-address.ts';

const origin = 'https://osta.example';
const sent = (written: string): string => sentAddress(written, origin);
const summer = '/%D8%B9%D8%B1%D9%88%D8%B6/%D8%A7%D9%84%D8%B5%D9%8A%D9%81';

describe('an address typed by a person', () => {
  it('is normalised as by a browser', () => {
    expect(sent(' /offers ')).toBe('/offers');
    expect(sent('/عروض/الصيف')).toBe(summer);
    expect(sent('/two words?of=spring#now')).toBe('/two%20words?of=spring#now');
    expect(sent('https://jobs.osta.ly')).toBe('https://jobs.osta.ly/');
  });

  it('becomes a path only if it is of this site', () => {
    expect(sent(`${origin}/en/about`)).toBe('/en/about');
    expect(sent('https://osta.example.evil.ly/about')).toBe('https://osta.example.evil.ly/about');
    expect(sent('http://osta.example/about')).toBe('http://osta.example/about');
  });

  it('never becomes a path if it leads outside', () => {
    for (const outside of ['//evil.ly/a', String.raw`/\evil.ly/a`, String.raw`\\evil.ly/a`]) {
      expect(sent(outside)).toBe('https://evil.ly/a');
    }
    expect(sent('javascript:alert(1)')).toBe('javascript:alert(1)');
    expect(sent('https://')).toBe('https://');
  });
});

describe('an address shown to a person', () => {
  it('is percent-decoded', () => {
    expect(readAddress(summer)).toBe('/عروض/الصيف');
    expect(readAddress('https://jobs.osta.ly/%D8%B9?of=%D8%B9')).toBe(
      'https://jobs.osta.ly/ع?of=ع',
    );
  });

  it('hides nothing', () => {
    for (const hidden of ['/%E2%80%AEabout', '/a%20b', '/%E3%85%A4', '/a%C2%A0b', '/a%E2%80%8Bb']) {
      expect(readAddress(hidden)).toBe(hidden);
    }
  });

  it('is unchanged when it is submitted again', () => {
    for (const address of [
      summer,
      '/a%2541',
      '/a%25',
      '/%FF',
      '/%D8',
      '/a%2Fb',
      '/a%3Fb%23c',
      '/%e3%85%a4',
      '/caf%C3%A9',
      '/cafe%CC%81',
      "/a'b(c)*~",
      'https://jobs.osta.ly/all?of=spring#now',
    ]) {
      expect(sentAddress(readAddress(address), origin)).toBe(address);
    }
  });
});
