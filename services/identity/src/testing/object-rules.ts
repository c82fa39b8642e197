import {
  nothing,
  strangerTo,
  type ObjectRule,
  type ObjectRules,
  type Params,
  type Who,
} from '@osta/platform/testing/object-rules';

const capability = 'store_management';

/**
 * Sessions and capabilities belong to one person; an admin reads and grants capabilities.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = async ({ idOf, sessionOf }) => {
  const foreignId = (who: Who): string => idOf(strangerTo(who)) ?? nothing;

  async function ownSession(who: Who): Promise<Params | null> {
    const userId = idOf(who);
    return userId === undefined ? null : { sessionId: await sessionOf(userId) };
  }
  const byAdmin: ObjectRule = {
    own: () => null,
    foreign: (who) => ({ userId: foreignId(who), capability }),
    evenForeign: ['admin'],
  };
  return new Map<string, ObjectRule>([
    [
      'endSession',
      {
        own: ownSession,
        foreign: async (who) => ({ sessionId: await sessionOf(foreignId(who)) }),
      },
    ],
    [
      'getCapabilities',
      {
        own(who) {
          const userId = idOf(who);
          return userId === undefined ? null : { userId };
        },
        foreign: (who) => ({ userId: foreignId(who) }),
        evenForeign: ['admin'],
      },
    ],
    ['grantCapability', byAdmin],
    ['revokeCapability', byAdmin],
    // Everybody who knows the address of a picture may read it; this one does not exist
    ['getAvatar', { own: () => null, foreign: () => ({ userId: nothing, avatarId: nothing }) }],
  ]);
};
