import type { ProfessionalRefusal } from '@osta/contracts/professional/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** The problem details of the refusals about professionals and their profiles. */
export const profileProblems: ProblemRows<ProfessionalRefusal['code']> = {
  AREA_CROSSES_ITSELF: { status: 422, title: 'Edges of the area cross or touch each other' },
  AREA_TOO_LARGE: { status: 422, title: 'A corner of the area is too far from the start' },
  AREA_TOO_SMALL: { status: 422, title: 'The corners of the area are too close, or on one line' },
  NOT_A_PROFESSIONAL: { status: 403, title: 'Only approved professionals can publish' },
  PROFESSIONAL_NOT_FOUND: { status: 404, title: 'No such profile' },
  PROFILE_NOT_PUBLISHED: { status: 409, title: 'There’s no published profile yet' },
  PROFILE_PAUSED: { status: 409, title: 'The profile is paused' },
  PAUSE_IN_THE_PAST: { status: 422, title: 'The last day of the pause is over' },
  PICTURE_LIMIT_REACHED: { status: 409, title: 'The profile has reached its limit of pictures' },
  PICTURE_NOT_FOUND: { status: 404, title: 'No such picture' },
  SERVICE_UNKNOWN: { status: 422, title: 'Osta has no such service' },
  TRADE_HIDDEN: { status: 422, title: 'The trade is no longer offered on Osta' },
  TRADE_UNKNOWN: { status: 422, title: 'Osta has no such trade' },
};
