/** Tells whether a person manages a store. Index `store_membership_user_id`. Parameter: the person. */
export const managesStore = {
  name: 'identity.manages-store',
  text: 'select 1 from identity.store_membership where user_id = $1 limit 1',
} as const;
