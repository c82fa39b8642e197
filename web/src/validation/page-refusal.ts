import type { MessageDescriptor } from '@lingui/core';
import { notFound } from '@tanstack/react-router';

/** Why a page is not shown (docs/spec.md §2). */
export interface PageVerdict {
  /** The HTTP status; 404 by default. */
  readonly status?: number;
  /** The message; by default the general one for the status. */
  readonly message?: MessageDescriptor;
}

/** A page that is refused with its own status or message. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly words: MessageDescriptor | null;

  constructor(status: number, words: MessageDescriptor | null) {
    super(`page refused with ${status}`);
    this.status = status;
    this.words = words;
  }
}

/**
 * The validation step of a route: lets the page be shown, or refuses it with a status and a
 * message.
 *
 * @throws an error that the router shows an error page for
 */
export function validatePage(verdict: true | PageVerdict): void {
  if (verdict === true) return;
  const { status = 404, message } = verdict;
  if (status === 404 && message === undefined) throw notFound();
  throw new PageRefusal(status, message ?? null);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Refuses a page whose id is malformed, before any service is called. */
export function validateId(id: string): void {
  validatePage(uuid.test(id) || {});
}
