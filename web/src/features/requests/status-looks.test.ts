import { QuoteStatus, RequestStatus } from '@osta/contracts/request/status';
import { describe, expect, it } from 'vitest';

import { quoteLook, requestLookForCustomer, requestLookForProfessional } from './status-looks.ts';

const unanswered = { ownQuote: null, hasDeclined: false };

describe('a request', () => {
  it('needs its customer exactly while there are offers to choose from', () => {
    const needing = RequestStatus.options.filter(
      (status) => requestLookForCustomer(status).tone === 'waiting',
    );
    expect(needing).toEqual(['quoted']);
  });

  it.each(['open', 'quoted'] as const)(
    'that is %s needs a professional until they answer, and again to answer a proposal',
    (status) => {
      const toneOf = (ownQuote: QuoteStatus | null, hasDeclined = false): string =>
        requestLookForProfessional(status, { ownQuote, hasDeclined }).tone;
      expect(toneOf(null)).toBe('waiting');
      expect(toneOf('countered')).toBe('waiting');
      expect(toneOf('submitted')).toBe('info');
      for (const over of ['declined', 'withdrawn', 'expired'] as const) {
        expect(toneOf(over)).toBe('neutral');
      }
      expect(toneOf(null, true)).toBe('neutral');
    },
  );

  it('was given to someone else for all but the one who was chosen', () => {
    for (const status of ['awarded', 'fulfilled'] as const) {
      for (const ownQuote of [null, ...QuoteStatus.options]) {
        const { tone, words } = requestLookForProfessional(status, { ...unanswered, ownQuote });
        expect([tone, words.message === 'Someone else was chosen']).toEqual(
          ownQuote === 'accepted' ? ['good', false] : ['neutral', true],
        );
      }
    }
  });

  it('is not yet decided while its booking is missing', () => {
    const another = { ...unanswered, ownQuote: 'submitted' } as const;
    expect(requestLookForProfessional('awarding', another).tone).toBe('info');
  });

  it('that has ended is grey, and green where work was done', () => {
    for (const status of ['declined', 'withdrawn', 'expired', 'closed'] as const) {
      expect(requestLookForCustomer(status).tone).toBe('neutral');
      expect(requestLookForProfessional(status, unanswered).tone).toBe('neutral');
    }
    expect(requestLookForCustomer('fulfilled').tone).toBe('good');
  });
});

describe('an offer', () => {
  it('has no badge while it is open', () => {
    expect(quoteLook('submitted', 'customer')).toBeNull();
    expect(quoteLook('submitted', 'professional')).toBeNull();
  });

  it('with a proposal waits for the professional, in both roles', () => {
    expect(quoteLook('countered', 'customer')?.tone).toBe('info');
    expect(quoteLook('countered', 'professional')?.tone).toBe('waiting');
  });
});
