import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { ApiProblem, problemFromAnswer, unreachable } from '../api/api-problem.ts';
import { fieldSentences } from './field-text.ts';
import { isExplained, problemSentences, problemText } from './problem-text.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

describe('the sentence for a problem', () => {
  it.each(Object.entries(problemSentences))('%s is a whole sentence', (_code, sentence) => {
    expect(english._(sentence({ limit: 3 }))).toMatch(/^[A-Z].*\.$/u);
  });

  it('is that of the server, unless it gave no reason', () => {
    expect(isExplained(new ApiProblem('RATE_LIMITED', 429, {}))).toBe(true);
    expect(isExplained(new ApiProblem('INTERNAL', 500, {}))).toBe(false);
    expect(isExplained(new ApiProblem('MADE_UP_LATER', 409, {}))).toBe(false);
    expect(isExplained(unreachable(new TypeError('fetch failed')))).toBe(false);
    expect(isExplained(new TypeError('undefined is not a function'))).toBe(false);
  });

  it('contains the facts of the refusal', () => {
    const limit = new ApiProblem('REQUEST_LIMIT_REACHED', 409, { limit: 3 });
    expect(english._(problemText(limit))).toContain('3 requests');
    const path = new ApiProblem('REDIRECT_IN_CHAIN', 422, { field: 'path' });
    const target = new ApiProblem('REDIRECT_IN_CHAIN', 422, { field: 'target' });
    expect(english._(problemText(path))).toContain('to this path');
    expect(english._(problemText(target))).toContain('This target');
  });

  it.each([
    [undefined, 'Wait a minute'],
    [60, 'Wait a minute'],
    [61, 'again in 2 minutes.'],
    [3600, 'again in 60 minutes.'],
    [3601, 'again in 2 hours.'],
    [86_400, 'again in 24 hours.'],
  ])('tells how long to wait after too many attempts: %s s', (retryAfter, words) => {
    const problem = new ApiProblem('RATE_LIMITED', 429, { retryAfter });
    expect(english._(problemText(problem))).toContain(words);
  });

  it.each([
    ['building', 'still running'],
    ['paused', 'is paused'],
    ['built', 'is ready'],
    ['swapped', 'already in use'],
    [null, 'No rebuild'],
  ])('tells what a rebuild that is %s allows', (state, words) => {
    const problem = new ApiProblem('REBUILD_NOT_POSSIBLE', 409, { state });
    expect(english._(problemText(problem))).toMatch(new RegExp(`${words}.*\\.$`, 'u'));
  });

  it.each([
    [{ request: 1 }, 'open requests. Withdraw'],
    [{ quote: 3 }, 'open offers. Withdraw'],
    [{ booking: 2 }, 'Finish or cancel'],
    [{ request: 1, quote: 3 }, 'requests, offers or bookings'],
    [{ made_up_later: 1 }, 'requests, offers or bookings'],
    [undefined, 'requests, offers or bookings'],
  ])('tells what to close before an account is deleted: %j', (open, words) => {
    const problem = new ApiProblem('DELETION_BLOCKED', 409, { open });
    expect(english._(problemText(problem))).toContain(words);
  });

  it('is the general one for an unknown code, and for a bug', () => {
    const general = english._(problemSentences.INTERNAL({}));
    expect(english._(problemText(new ApiProblem('MADE_UP_LATER', 409, {})))).toBe(general);
    expect(english._(problemText(new ApiProblem('toString', 409, {})))).toBe(general);
    expect(english._(problemText(new TypeError('undefined is not a function')))).toBe(general);
  });

  it('is about the connection when there is no answer', () => {
    expect(english._(problemText(unreachable(new Error('refused'))))).toContain('connection');
  });

  it('follows the status when the answer has no code', () => {
    expect(problemFromAnswer(503, '<html>').code).toBe('UNAVAILABLE');
    expect(problemFromAnswer(418, null).code).toBe('INTERNAL');
  });
});

describe('the sentence for a field', () => {
  it('is one of the seven of docs/spec.md §5, or one of four about days and times', () => {
    const sentences = Object.values(fieldSentences).map((sentence) => english._(sentence(7)));
    expect(new Set(sentences).size).toBe(11);
    expect(sentences).toContain('Choose at most 7 days');
    expect(sentences).toContain('You must enter a maximum of 7 characters');
  });
});
