import { describe, expect, it } from 'vitest';

import { publicPaths } from '../../site/public-paths.ts';
import { robotsText } from './robots-text.ts';
import { securityText } from './security-text.ts';
import { sitemap } from './sitemap.ts';

const origin = 'https://osta.test';

describe('the sitemap', () => {
  it('has every public page in both languages, linked to each other', () => {
    const map = sitemap(origin, []);
    for (const path of publicPaths) {
      const arabic = path === '/' ? `${origin}/` : origin + path;
      const english = path === '/' ? `${origin}/en` : `${origin}/en${path}`;
      expect(map).toContain(`<loc>${arabic}</loc>`);
      expect(map).toContain(`<loc>${english}</loc>`);
      expect(map).toContain(`hreflang="en" href="${english}"`);
    }
  });

  it('has the page of every service, and no private page', () => {
    const map = sitemap(origin, [], ['hvac.clean', 'pets.cats']);
    expect(map).toContain(`<loc>${origin}/services/hvac.clean</loc>`);
    expect(map).toContain(`<loc>${origin}/en/services/pets.cats</loc>`);
    expect(map).not.toMatch(/account|customer|\/auth|admin|dashboard/u);
  });
});

describe('the sitemap of a market with professionals', () => {
  it('has their public profiles in both languages', () => {
    const map = sitemap(origin, ['/professional/profile/7/public']);
    expect(map).toContain(`<loc>${origin}/professional/profile/7/public</loc>`);
    expect(map).toContain(`<loc>${origin}/en/professional/profile/7/public</loc>`);
  });
});

describe('robots.txt', () => {
  it('excludes private pages in both languages, and names the sitemap', () => {
    const text = robotsText(origin);
    expect(text).toContain('Disallow: /account\n');
    expect(text).toContain('Disallow: /en/account\n');
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of publicPaths) expect(text).not.toContain(`Disallow: ${path}\n`);
  });
});

describe('security.txt', () => {
  it('is valid for less than a year, and the same all day', () => {
    const text = securityText(origin, new Date('2026-11-21T13:00:00Z'));
    expect(text).toContain('Expires: 2027-05-20T00:00:00.000Z');
    expect(securityText(origin, new Date('2026-11-21T23:59:59Z'))).toBe(text);
  });
});
