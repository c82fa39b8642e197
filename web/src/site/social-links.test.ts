import { expect, it } from 'vitest';

import { siteNameOf, socialLinks } from './social-links.ts';

it('names the site of an address', () => {
  expect(socialLinks.map(siteNameOf)).toEqual(['Facebook', 'Instagram', 'TikTok']);
  expect(siteNameOf('https://wa.me/218910000000')).toBe('WhatsApp');
  expect(siteNameOf('https://social.example.ly/@osta')).toBe('social.example.ly');
});
