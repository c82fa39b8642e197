/**
 * Who may call what: one row per operation of this service, and nothing that has no row is offered.
 *
 * Everything here is the caller's own: lists, bells and wishes of others are not there at all.
 */
export const policy = {
  listNotifications: 'signed-in',
  readNotification: 'signed-in',
  readAllNotifications: 'signed-in',

  getPreferences: 'registered',
  changePreferences: 'registered',
  getMyNotifications: 'registered',
} as const;
