import { sectionOfField, StoreField, StoreSection } from '@osta/contracts/store/status';

import type { OpenedStore } from './store.ts';

/**
 * Returns the sections that a submission still needs: required ones that are empty, and those in which an admin
 * asked for a change.
 */
export function missingSections({ content, changes }: OpenedStore): StoreSection[] {
  const asked = new Set(
    StoreField.options
      .filter((field) => changes[field] !== '')
      .map((field) => sectionOfField[field]),
  );
  const empty = new Set<StoreSection>();
  if (content.contact === null) empty.add('contact');
  if (content.location === null) empty.add('location');
  if (content.openingHours === null || !hasHours(content.openingHours.week))
    empty.add('openingHours');
  return StoreSection.options.filter((section) => asked.has(section) || empty.has(section));
}

function hasHours(week: Readonly<Record<string, readonly unknown[]>>): boolean {
  return Object.values(week).some((hours) => hours.length > 0);
}
