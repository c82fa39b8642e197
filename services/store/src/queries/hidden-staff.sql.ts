/** Reads which of some professionals customers do not see. Primary key. Parameter: ids. */
export const hiddenStaffSql = {
  name: 'store.hidden-staff',
  text: 'select id from hidden_professional where id = any($1::uuid[])',
} as const;
