import type { ReadTable } from '@osta/subscription/read-model';

/** Who has no name any more, for copies that say nothing of theirs again when a late event does. */
export const erasedPeople: ReadTable = {
  name: 'person',
  columns: ['user_id', 'full_name'],
  where: "full_name = ''",
};
