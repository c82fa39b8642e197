import type { AreaSection, GeneralSection, ServicesSection } from '@osta/contracts/application/api';
import type { ApplicationAreaSavedV1 } from '@osta/contracts/application/application-area-saved.v1';
import type { ApplicationCommitmentsAcceptedV1 } from '@osta/contracts/application/application-commitments-accepted.v1';
import type { ApplicationGeneralSavedV1 } from '@osta/contracts/application/application-general-saved.v1';
import type { ApplicationServicesSavedV1 } from '@osta/contracts/application/application-services-saved.v1';
import type { ApplicationStartedV1 } from '@osta/contracts/application/application-started.v1';
import type {
  ApplicationIllegalTransition,
  ReapplyTooEarly,
} from '@osta/contracts/application/refusals';
import type { UserId } from '@osta/contracts/ids';
import { refuse, type Decider } from '@osta/platform/decider';

import type { Application } from './application.ts';
import { startUnlessStarted } from './start.ts';

interface OfApplicant {
  readonly applicantId: UserId;
}

/** The applicant says who they are. */
export type SaveGeneral = OfApplicant & GeneralSection;
/** The applicant names their trades. */
export type SaveServices = OfApplicant & ServicesSection;
/** The applicant names the places where they work. */
export type SaveArea = OfApplicant & AreaSection;

export type SaveRefusal = ApplicationIllegalTransition | ReapplyTooEarly;

/** The decider of one section. */
type Save<Command, Saved> = Decider<
  Command,
  Application,
  Saved | ApplicationStartedV1,
  SaveRefusal
>;

/** Saves a section of the draft, complete or not with the others. The first one begins the application. */
function save<Command extends OfApplicant, Saved>(
  recorded: (command: Command) => Saved,
): Save<Command, Saved> {
  return (command, application, { now }) => {
    const start = startUnlessStarted(application, command.applicantId, 'save', now);
    if (!start.ok) return refuse(start.refused);
    const [started] = start.started;
    const saved = recorded(command);
    return { ok: true, events: started ? [started, saved] : [saved] };
  };
}

export const saveGeneral: Save<SaveGeneral, ApplicationGeneralSavedV1> = save((command) => ({
  type: 'osta.application.application-general-saved.v1',
  data: command,
}));

/** A trade that is named twice counts once. */
export const saveServices: Save<SaveServices, ApplicationServicesSavedV1> = save((command) => ({
  type: 'osta.application.application-services-saved.v1',
  data: { ...command, categoryIds: [...new Set(command.categoryIds)] },
}));

/** A place that is named twice counts once. */
export const saveArea: Save<SaveArea, ApplicationAreaSavedV1> = save((command) => ({
  type: 'osta.application.application-area-saved.v1',
  data: { ...command, placeIds: [...new Set(command.placeIds)] },
}));

export const acceptCommitments: Save<OfApplicant, ApplicationCommitmentsAcceptedV1> = save(
  ({ applicantId }) => ({
    type: 'osta.application.application-commitments-accepted.v1',
    data: { applicantId },
  }),
);
