import type { Page } from 'playwright';

/**
 * Gives the browser the answer of a call, with the cookies in it, only after something has happened.
 * The server itself answers at once.
 */
export async function answerAfter(
  page: Page,
  path: string,
  happened: Promise<unknown>,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const request = route.request();
    // The length is counted anew
    const { 'content-length': _length, ...headers } = await request.allHeaders();
    // Through the page's own client the browser would get the cookies at once
    const answer = await fetch(request.url(), {
      method: request.method(),
      body: request.postData(),
      headers,
    });
    const body = await answer.text();
    await happened;
    await route.fulfill({
      status: answer.status,
      headers: {
        'content-type': answer.headers.get('content-type') ?? '',
        'set-cookie': answer.headers.getSetCookie().join('\n'),
      },
      body,
    });
  });
}
