import type { ObjectRule, ObjectRules } from '@osta/platform/testing/object-rules';

/** The rule of an entry of the catalogue, which is nobody's: admins alone read and change its words. */
function ofEntry(body?: unknown): ObjectRule {
  return {
    own: () => null,
    foreign: () => ({ entryId: 'plumbing.leak' }),
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
    ]),
  );
