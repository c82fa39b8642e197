import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Product } from './src/product.ts';
import { startSeeded } from './src/seeded-product.ts';

/** The calls to action on public pages are in the HTML of the server, so that nothing moves afterwards. */

let product: Product;

beforeAll(async () => {
  product = await startSeeded();
});

afterAll(async () => {
  await product.stop();
  await product.discard();
});

async function cookieOf(who: string): Promise<string> {
  const answer = await fetch(`${product.origin}/api/auth/sessions/password`, {
    method: 'POST',
    headers: { 'x-csrf': '1', origin: product.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@osta.test`, password: 'osta-demo-1' }),
  });
  if (!answer.ok) throw new Error(`${who} was not let in: ${answer.status}`);
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';', 1).join('')).join('; ');
}

describe('the calls to action of a page', () => {
  const [signUp, become] = ['/en/auth/signup', '/en/become-professional'];
  const [openStore, ask] = ['/en/store/create', '/en/customer/requests/new'];

  it.each([
    ['guest', [signUp, openStore, ask]],
    ['customer', [become, openStore, ask]],
    ['business', [become, openStore, ask]],
    // Professionals have a home, too
    ['professional', [ask]],
    ['admin', [ask]],
  ])("suit the visitor and are in the server's HTML: %s", async (who, expected) => {
    const cookie = who === 'guest' ? '' : await cookieOf(who);
    const pages = ['/en', '/en/about', '/en/services', '/en/services/hvac.clean'];
    const answers = await Promise.all(
      pages.map((page) => fetch(product.origin + page, { headers: { cookie } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const all = (await Promise.all(answers.map((answer) => answer.text()))).join('');
    const called = [signUp, become, openStore, ask].filter((path) =>
      new RegExp(`<a[^>]* href="${path}["?]`, 'u').test(all),
    );
    expect(called.toSorted()).toEqual([...expected].toSorted());
  });
});
