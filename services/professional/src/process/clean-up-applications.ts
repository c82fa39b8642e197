import { AccountErased } from '@osta/contracts/account/account-erased';
import { ApplicationDocumentRemoved } from '@osta/contracts/application/application-document-removed';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { UserId } from '@osta/contracts/ids';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { ApplicationSystemCommands } from '../commands/application-system-commands.ts';
import type { DocumentFiles } from '../files/document-files.ts';

/**
 * Returns the process manager that ends the application of an erased account and deletes the files
 * of its documents, and the file of a document that was taken back.
 */
export function cleanUpApplications(
  { abandonApplication }: Pick<ApplicationSystemCommands, 'abandonApplication'>,
  files: Pick<DocumentFiles, 'delete' | 'deleteAllOf'>,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, type, data }) => {
    const removed = ApplicationDocumentRemoved.safeParse({ type, data });
    if (removed.success) await files.delete(removed.data.data.fileId);
    if (!AccountErased.safeParse({ type, data }).success) return [];
    await files.deleteAllOf(subject);
    const applicantId = UserId.parse(subject);
    return [reaction(abandonApplication, subject, { applicantId })];
  };
}
