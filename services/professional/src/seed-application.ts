import type { Actor } from '@osta/contracts/actor';
import type { AreaSection, GeneralSection, ServicesSection } from '@osta/contracts/application/api';
import type { ApplicationStatus } from '@osta/contracts/application/status';
import type { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { Command } from '@osta/platform/aggregate';
import type { Clock } from '@osta/platform/clock';
import type { Refusal } from '@osta/platform/decider';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Logger } from 'pino';

import type { applicantCommands } from './commands/applicant-commands.ts';
import type { applicationAdminCommands } from './commands/application-admin-commands.ts';
import type { ApplicationSystemCommands } from './commands/application-system-commands.ts';
import { applicationIdOf } from './domain/application/application-id.ts';
import type { DocumentFiles } from './files/document-files.ts';
import { asApplicant } from './queries/application-view.ts';
import type { FindApplication } from './queries/find-application.ts';

/** Where a seeded application gets to. */
export type SeededStage = ApplicationStatus;

/** An application of the demo market. */
export interface SeededApplication {
  readonly stage: SeededStage;
  readonly general: GeneralSection;
  readonly services: ServicesSection;
  readonly area: AreaSection;
  /** The admin's words where the stage has some. */
  readonly note: string;
  /** The day of issue of the identity document. */
  readonly issuedOn: string;
  /** Last valid day of the identity document. */
  readonly expiresOn: string;
}

export type SeedApplication = (
  applicantId: UserId,
  reviewerId: UserId,
  application: SeededApplication,
  /** The picture of the identity document. */
  picture: Uint8Array,
) => Promise<void>;

interface Dependencies {
  readonly commands: ReturnType<typeof applicantCommands> &
    ReturnType<typeof applicationAdminCommands>;
  readonly system: ApplicationSystemCommands;
  readonly findApplication: FindApplication;
  readonly files: DocumentFiles;
  readonly clock: Clock;
  readonly log: Logger;
}

const hour = 3_600_000;

/** Hours by which the steps of a stage are later: what still waits is within the time of its answer. */
const laterBy: { readonly [Stage in SeededStage]?: number } = { submitted: 36, under_review: 25 };

/**
 * Applies for a seeded person and decides on it, through the same commands as everybody. An
 * application that is there already stays as it is.
 */
export function seedApplication(dependencies: Dependencies): SeedApplication {
  const { commands, system, findApplication, files, clock, log } = dependencies;

  async function issueAt<Content>(
    actor: Actor,
    hoursAgo: number,
    command: Command<Content, unknown, Refusal>,
    content: Content,
  ): Promise<void> {
    const then = { now: () => later(clock.now(), -hoursAgo * hour) };
    const outcome = await command.issue(content, unkeyedContext({ actor, clock: then, log }));
    if (!outcome.ok) throw new Error(`${command.name} was refused: ${outcome.refused.code}`);
  }

  /** Lets a standing lapse whose document has expired since; its timer may have been quicker. */
  async function lapse(applicantId: UserId, documentId: string): Promise<void> {
    const applicationId = applicationIdOf(applicantId);
    const context = unkeyedContext({ actor: 'system', clock, log });
    await system.lapseApplication.issue({ applicationId, documentId }, context);
  }

  return async (applicantId, reviewerId, seeded, picture) => {
    const { stage, general, services, area, note, issuedOn, expiresOn } = seeded;
    const issue: typeof issueAt = async (actor, hoursAgo, command, content) =>
      issueAt(actor, hoursAgo - (laterBy[stage] ?? 0), command, content);
    const standing = await findApplication(applicantId, asApplicant(applicantId), 'ar');
    if (standing !== null && (standing.status !== 'draft' || stage === 'draft')) return;

    const ofApplicant = { applicantId };
    await issue(applicantId, 60, commands.saveGeneral, { ...ofApplicant, ...general });
    await issue(applicantId, 59, commands.saveServices, { ...ofApplicant, ...services });
    await issue(applicantId, 58, commands.saveArea, { ...ofApplicant, ...area });
    if (stage === 'draft') return;
    await issue(applicantId, 57, commands.acceptCommitments, ofApplicant);
    if (standing === null || standing.documents.length === 0) {
      const fileId = await files.add(applicantId, picture);
      if (fileId === null) throw new Error('A newcomer has no files yet');
      const dates = { issuedOn, expiresOn };
      const document = { kind: 'identity', number: '119900112233', ...dates, fileId } as const;
      await issue(applicantId, 56, commands.addDocument, { ...ofApplicant, ...document });
    }
    await issue(applicantId, 55, commands.submitApplication, ofApplicant);
    if (stage === 'submitted') return;
    if (stage === 'withdrawn') {
      return issue(applicantId, 40, commands.withdrawApplication, ofApplicant);
    }

    const asAdmin = { applicantId, reviewerId };
    await issue(reviewerId, 30, commands.assignApplication, asAdmin);
    if (stage === 'under_review') return;
    if (stage === 'changes_requested') {
      const notes = { documents: note };
      return issue(reviewerId, 29, commands.requestChanges, { ...ofApplicant, notes });
    }
    if (stage === 'rejected') {
      const decision = { cause: 'documents', note } as const;
      return issue(reviewerId, 29, commands.rejectApplication, { ...ofApplicant, ...decision });
    }
    const reader = { as: 'admin', id: reviewerId } as const;
    const submitted = await findApplication(applicantId, reader, 'ar');
    for (const { id: documentId } of submitted?.documents ?? []) {
      const review = { documentId, verdict: 'accepted', cause: null, note: '' } as const;
      await issue(reviewerId, 29, commands.reviewDocument, { ...ofApplicant, ...review });
    }
    await issue(reviewerId, 28, commands.approveApplication, asAdmin);
    if (stage === 'approved') return;
    if (stage === 'lapsed') {
      for (const { id: documentId } of submitted?.documents ?? [])
        await lapse(applicantId, documentId);
      return;
    }
    const ending = { cause: 'complaints', note } as const;
    await issue(reviewerId, 4, commands.suspendProfessional, { ...ofApplicant, ...ending });
    if (stage === 'suspended') return;
    await issue(reviewerId, 3, commands.revokeProfessional, { ...ofApplicant, ...ending });
  };
}
