import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';

import { ApiProblem, unreachable } from '../api/api-problem.ts';
import { PageRefusal, validateId, validatePage, type PageVerdict } from './page-refusal.ts';
import { statusOf } from './status-of.ts';

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

const message = { id: 'words' };

describe('the validate step of a route', () => {
  it('lets a valid page be shown', () => {
    expect(thrownBy(() => validatePage(true))).toBeNull();
  });

  it.each<[string, PageVerdict]>([
    ['nothing', {}],
    ['its status', { status: 404 }],
  ])('answers 404 with %s', (_name, verdict) => {
    expect(isNotFound(thrownBy(() => validatePage(verdict)))).toBe(true);
  });

  it.each<[PageVerdict, number, object | null]>([
    [{ message }, 404, message],
    [{ status: 410 }, 410, null],
    [{ status: 403, message }, 403, message],
  ])('has status and text: %o', (verdict, status, words) => {
    const refusal = thrownBy(() => validatePage(verdict));
    expect(refusal).toBeInstanceOf(PageRefusal);
    expect(refusal).toMatchObject({ status, words });
    expect(statusOf(refusal)).toBe(status);
  });
});

describe('an id in an address', () => {
  it('is a UUID', () => {
    const id = '01980000-0000-7000-8000-000000000001';
    expect(thrownBy(() => validateId(id))).toBeNull();
  });

  it.each(['', '7', '../../etc', '01980000-0000-7000-8000-00000000000g', `x${'0'.repeat(36)}`])(
    'is not %s',
    (id) => {
      expect(isNotFound(thrownBy(() => validateId(id)))).toBe(true);
    },
  );
});

describe('the status of a page that failed', () => {
  it('follows the cause', () => {
    expect(statusOf(new Error('bug'))).toBe(500);
    expect(statusOf(unreachable(null))).toBe(503);
    expect(statusOf(new ApiProblem('UNAVAILABLE', 503, {}))).toBe(503);
    expect(statusOf(new ApiProblem('INTERNAL', 500, {}))).toBe(500);
  });
});
