import type { Page, Route } from 'playwright';
import { expect } from 'vitest';

/** A page that is seen, and whose script waits for its messages. */
export interface NotYetAlive {
  readonly page: Page;
  readonly letLive: () => Promise<void>;
}

/**
 * Opens a path whose messages are held back, so that it hydrates only when the test lets it. Signs in
 * first where an account is named.
 *
 * @returns lets the messages come
 */
export async function openNotYetAlive(
  page: Page,
  path: string,
  email?: string,
): Promise<() => Promise<void>> {
  if (email !== undefined) {
    const signedIn = await page.request.post('/api/auth/sessions/password', {
      headers: { 'x-csrf': '1', origin: new URL(page.url()).origin },
      data: { email, password: 'osta-demo-1' },
    });
    if (!signedIn.ok()) throw new Error(`${email} is not let in: ${signedIn.status()}`);
  }
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/_i18n/**', async (route: Route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    // A slow browser gives its early request up, and the script asks once more
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
