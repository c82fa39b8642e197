/** Reads the preferences of one person. `notification_counter_pkey`. Parameter: user. */
export const findPreferencesOf = {
  name: 'notification.find-preferences',
  text: `
select preferences
from notification.notification_counter
where user_id = $1`,
} as const;
