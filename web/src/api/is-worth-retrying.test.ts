import { onlineManager, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { ApiProblem } from './api-problem.ts';
import { createQueryClient } from './create-query-client.ts';
import {
  isCommandWorthRetrying,
  isWorthRetrying,
  isWorthRetryingForPage,
  retryDelayForPage,
} from './is-worth-retrying.ts';

const noAnswer = new ApiProblem('UNREACHABLE', 0, {});
const busy = new ApiProblem('UNAVAILABLE', 503, {});
const refused = new ApiProblem('NOT_FOUND', 404, {});
const broken = new ApiProblem('INTERNAL', 500, {});
const bug = new TypeError('undefined is not a function');

describe('in the browser', () => {
  it('tries three times in total without an answer', () => {
    for (const problem of [noAnswer, busy]) {
      expect([0, 1, 2].map((failures) => isWorthRetrying(failures, problem))).toEqual([
        true,
        true,
        false,
      ]);
    }
  });

  it('does not retry a refusal or a bug', () => {
    expect([refused, broken, bug].some((error) => isWorthRetrying(0, error))).toBe(false);
  });
});

describe('for a command', () => {
  it('tries again without an answer, but not without a connection', () => {
    expect(isCommandWorthRetrying(0, noAnswer)).toBe(true);
    expect(isCommandWorthRetrying(0, new ApiProblem('OFFLINE', 0, {}))).toBe(false);
  });

  it('says at once that it needs a connection', async () => {
    const offline = new ApiProblem('OFFLINE', 0, {});
    const client = createQueryClient(false);
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(offline) });
    onlineManager.setOnline(false);
    await expect(mutation.execute(undefined)).rejects.toBe(offline);
    onlineManager.setOnline(true);
  });
});

describe('for a page', () => {
  it('gets the answer of a busy service at the second try, also in a loader', async () => {
    const queries = { retry: isWorthRetryingForPage, retryDelay: retryDelayForPage };
    const answers = [Promise.reject(busy), Promise.resolve('offers')];
    const asked = new QueryClient({ defaultOptions: { queries } }).query({
      queryKey: ['offers'],
      queryFn: () => answers.shift(),
    });

    await expect(asked).resolves.toBe('offers');
  });

  it('retries a busy service once', () => {
    expect(isWorthRetryingForPage(0, busy)).toBe(true);
    expect(isWorthRetryingForPage(1, busy)).toBe(false);
  });

  it('retries nothing else', () => {
    expect([noAnswer, refused, broken, bug].some((error) => isWorthRetryingForPage(0, error))).toBe(
      false,
    );
  });
});
