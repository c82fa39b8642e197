import type { AreaSection, GeneralSection, ServicesSection } from '@osta/contracts/application/api';
import type { ApplicationAreaSaved } from '@osta/contracts/application/application-area-saved';
import type { ApplicationCommitmentsAccepted } from '@osta/contracts/application/application-commitments-accepted';
import type { ApplicationGeneralSaved } from '@osta/contracts/application/application-general-saved';
import type { ApplicationServicesSaved } from '@osta/contracts/application/application-services-saved';
import type { ApplicationStarted } from '@osta/contracts/application/application-started';
import type {
  ApplicationIllegalTransition,
  ReapplyTooEarly,
} from '@osta/contracts/application/refusals';
import type { TradeHidden, TradeUnknown } from '@osta/contracts/catalogue/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { tradeRefusal } from '@osta/platform/catalogue/trade-refusal';
import { refuse, type Context, type Decider, type Decision } from '@osta/platform/decider';

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
type Save<Command, Saved> = Decider<Command, Application, Saved | ApplicationStarted, SaveRefusal>;

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

export const saveGeneral: Save<SaveGeneral, ApplicationGeneralSaved> = save((command) => ({
  type: 'osta.application.application-general-saved',
  data: command,
}));

const saveTrades: Save<SaveServices, ApplicationServicesSaved> = save((command) => ({
  type: 'osta.application.application-services-saved',
  data: { ...command, categoryIds: [...new Set(command.categoryIds)] },
}));

/** A trade that is named twice counts once, and one that is new has to be in the catalogue. */
export function saveServices(
  command: SaveServices,
  state: Application,
  context: Context,
  facts: CatalogueFacts,
): Decision<
  ApplicationServicesSaved | ApplicationStarted,
  SaveRefusal | TradeHidden | TradeUnknown
> {
  const decided = saveTrades(command, state, context);
  const kept = state.status === 'none' ? [] : state.content.categoryIds;
  const refusal = tradeRefusal(command.categoryIds, kept, facts);
  // Who may not save at all reads that first
  return decided.ok && refusal ? refuse(refusal) : decided;
}

/** A place that is named twice counts once. */
export const saveArea: Save<SaveArea, ApplicationAreaSaved> = save((command) => ({
  type: 'osta.application.application-area-saved',
  data: { ...command, placeIds: [...new Set(command.placeIds)] },
}));

export const acceptCommitments: Save<OfApplicant, ApplicationCommitmentsAccepted> = save(
  ({ applicantId }) => ({
    type: 'osta.application.application-commitments-accepted',
    data: { applicantId },
  }),
);
