import type { ObjectRule, ObjectRules } from '@osta/platform/testing/object-rules';

const name = { ar: 'تسريبات', en: 'Leaks' };

/** The rule of an entry of the catalogue, which is nobody's: admins alone read and change it. */
function ofEntry(body?: unknown, entryId = 'plumbing.leak'): ObjectRule {
  return {
    own: () => null,
    foreign: () => ({ entryId }),
    body,
    evenForeign: ['admin'],
  };
}

/**
 * Nothing here belongs to one person.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = () =>
  Promise.resolve(
    new Map<string, ObjectRule>([
      ['getSearchWords', ofEntry()],
      ['changeSearchWords', ofEntry({ ar: ['تسريب'], en: ['leak'], reason: 'Fewer words' })],
      [
        'changeTrade',
        ofEntry({ name, icon: 'water', isHidden: false, reason: 'Shorter' }, 'plumbing'),
      ],
      ['changeService', ofEntry({ name, isHidden: false, reason: 'Shorter' })],
      ['changeOrder', ofEntry({ order: [] }, 'trades')],
    ]),
  );
