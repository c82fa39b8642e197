import {
  nothing,
  strangerTo,
  type ObjectRule,
  type ObjectRules,
  type Params,
} from '@osta/platform/testing/object-rules';

const findNotification = `
  select id as "notificationId" from notification.notification where recipient_id = $1 limit 1`;

/**
 * A notification belongs to its recipient.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = async ({ database, idOf }) => {
  async function notificationOf(userId: string | undefined): Promise<Params | null> {
    const { rows } = await database.query<Params>(findNotification, [userId]);
    return rows[0] ?? null;
  }
  return new Map<string, ObjectRule>([
    [
      'readNotification',
      {
        own: (who) => notificationOf(idOf(who)),
        foreign: async (who) =>
          (await notificationOf(idOf(strangerTo(who)))) ?? { notificationId: nothing },
      },
    ],
  ]);
};
