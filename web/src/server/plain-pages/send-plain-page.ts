import type { Response } from 'express';

import { policyWithoutScripts } from '../content-security-policy.ts';

/** Sends a page that runs no script and is never cached by proxies. */
export function sendPlainPage(response: Response, status: number, html: string): void {
  response.status(status).type('html');
  response.set({ 'cache-control': 'no-cache', 'content-security-policy': policyWithoutScripts });
  response.send(html);
}
