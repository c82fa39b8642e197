import {
  nothing,
  principals,
  type ObjectRule,
  type ObjectRules,
  type Params,
  type Who,
} from '@osta/platform/testing/object-rules';

import { acRepair, sundayMornings } from './ac-repair.ts';
import { applicationRules } from './application-rules.ts';
import { uploadWorkPicture } from './work-pictures.ts';

const findOffering = `
  select id from professional.offering
   where professional_id = $1 order by is_shown desc, id limit 1`;

/**
 * Profiles and published services are public; everything else of a service is its professional's. An
 * application belongs to its applicant, and admins decide on it.
 *
 * @public the authorisation matrix asks every service for its rules by name
 */
export const objectRules: ObjectRules = async (stage) => {
  const { as, database, idOf } = stage;
  const offeringOf = async (who: Who): Promise<Params> => {
    const { rows } = await database.query<{ readonly id: string }>(findOffering, [idOf(who)]);
    if (!rows[0]) throw new Error(`${who} offers no service`);
    return { offeringId: rows[0].id };
  };
  const offerings = {
    professional: await offeringOf('professional'),
    'other-professional': await offeringOf('other-professional'),
  } as const;
  const onOffering = (body?: unknown): ObjectRule => ({
    own: (who) => (who === 'professional' || who === 'other-professional' ? offerings[who] : null),
    foreign: (who) => offerings[who === 'professional' ? 'other-professional' : 'professional'],
    body,
  });

  const forAdmins = (body?: unknown): ObjectRule => ({
    own: () => null,
    foreign: () => offerings.professional,
    body,
    evenForeign: ['admin'],
  });

  let uploaded: Promise<string> | undefined;

  return new Map<string, ObjectRule>([
    ...applicationRules(stage),
    ['getMyOffering', onOffering()],
    ['reviseService', onOffering(acRepair)],
    ['changeAvailability', onOffering(sundayMornings)],
    ['saveServicePhotos', onOffering({ photos: [] })],
    ['publishService', onOffering()],
    ['pauseService', onOffering()],
    ['askAgain', onOffering({ note: 'The price is right now' })],
    ['archiveService', onOffering()],
    ['hideService', forAdmins({ cause: 'other', note: 'Promises too much' })],
    ['showService', forAdmins()],
    [
      'listPublicOfferings',
      {
        own: () => null,
        foreign: () => ({ professionalId: idOf('professional') ?? nothing }),
        evenForeign: principals,
      },
    ],
    [
      'getWorkPicture',
      {
        own: () => null,
        foreign: async () => ({
          professionalId: idOf('professional') ?? nothing,
          // Once: a picture is encoded six times
          pictureId: await (uploaded ??= uploadWorkPicture(await as('professional'))),
          file: '480.webp',
        }),
        evenForeign: principals,
      },
    ],
    [
      'getProfessional',
      {
        own: () => null,
        foreign: () => ({ professionalId: idOf('professional') ?? nothing }),
        evenForeign: principals,
      },
    ],
  ]);
};
