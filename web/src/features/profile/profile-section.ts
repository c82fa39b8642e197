/** The sections of a professional’s profile, in the order of its list. Their names are those of docs/spec.md §2. */
export const profileSections = [
  'general',
  'activity-area',
  'equipments',
  'commitments',
  'legal-documents',
  'requests',
] as const;
export type ProfileSection = (typeof profileSections)[number];

interface ProfileSectionSearch {
  /** Absent: the list of them on phones, and the general one beside it elsewhere. */
  readonly section?: ProfileSection;
}

/** Reads `?section=` of the own profile; anything else shows the list. */
export function profileSectionSearch(
  search: Readonly<Record<string, unknown>>,
): ProfileSectionSearch {
  const section = profileSections.find((name) => name === search['section']);
  return section === undefined ? {} : { section };
}
