/** Reads the plans that admins have changed or added. It has some tens of rows at most. */
export const readChangedPlans = {
  name: 'store.read-changed-plans',
  text: 'select version, state from plan',
} as const;
