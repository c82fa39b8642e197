import type { MessageDescriptor } from '@lingui/core';
import { notFound } from '@tanstack/react-router';

/** Why a page is not shown (docs/spec.md §2). */
export interface PageVerdict {
  /** What machines are told; 404 when left out. */
  readonly status?: number;
  /** What people are told; the general words for the status when left out. */
  readonly message?: MessageDescriptor;
}

/** A page that is refused with a status of its own, or with words of its own. */
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
 * The validate step of a route: lets the page be shown, or ends it with a status and a message.
 *
 * @throws what the router shows the page of an error for
 */
export function validatePage(verdict: true | PageVerdict): void {
  if (verdict === true) return;
  const { status = 404, message } = verdict;
  if (status === 404 && message === undefined) throw notFound();
  throw new PageRefusal(status, message ?? null);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Lets a page be shown whose address names something by its id; no service is asked for the rest. */
export function validateId(id: string): void {
  validatePage(uuid.test(id) || {});
}
