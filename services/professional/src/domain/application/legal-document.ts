import { type DocumentCause, DocumentKind } from '@osta/contracts/application/status';
import { Instant, later } from '@osta/contracts/instant';

/** A legal document of an applicant. Its file is private. */
export interface LegalDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly number: string;
  /** The day on which it was issued. */
  readonly issuedOn: string;
  /** The last valid day in Libya; `null`: it does not expire. */
  readonly expiresOn: string | null;
  readonly fileId: string;
  readonly review: 'waiting' | 'accepted' | 'refused';
  /** Why it was refused; `null` otherwise. */
  readonly cause: DocumentCause | null;
  /** What the admin said in the review. */
  readonly note: string;
  readonly reviewedAt: Instant | null;
  /** How many days were left at the last warning; `null` before the first. */
  readonly warnedDays: number | null;
}

/** Libya is two hours ahead, all year. */
const aheadOfUtc = 2 * 3_600_000;

/** The kinds that an approval needs. */
export const neededKinds: readonly DocumentKind[] = ['identity'];

/** Returns the first moment at which the document no longer holds: midnight in Libya (UTC+2). */
export function expiryOf({ expiresOn }: Pick<LegalDocument, 'expiresOn'>): Instant | null {
  return expiresOn === null ? null : Instant.parse(`${expiresOn}T22:00:00.000Z`);
}

/** Whether the document has expired. */
export function hasExpired(document: Pick<LegalDocument, 'expiresOn'>, now: Instant): boolean {
  const expiry = expiryOf(document);
  return expiry !== null && expiry <= now;
}

/** Whether the document was issued on a day that has not begun in Libya. */
export function isNotYetIssued(
  { issuedOn }: Pick<LegalDocument, 'issuedOn'>,
  now: Instant,
): boolean {
  return Instant.parse(`${issuedOn}T00:00:00.000Z`) > later(now, aheadOfUtc);
}

/** Whether the last valid day is no later than the day of issue: one of the two is mistyped. */
export function areDatesCrossed({
  issuedOn,
  expiresOn,
}: Pick<LegalDocument, 'issuedOn' | 'expiresOn'>): boolean {
  return expiresOn !== null && expiresOn <= issuedOn;
}

/**
 * Returns the accepted document of each kind that holds longest: a renewed document takes the place
 * of the one before it.
 */
export function holding(documents: readonly LegalDocument[]): readonly LegalDocument[] {
  return DocumentKind.options.flatMap((kind) => {
    const [longest] = documents
      .filter((document) => document.kind === kind && document.review === 'accepted')
      .toSorted((one, other) => (lastDay(one) < lastDay(other) ? 1 : -1));
    return longest ? [longest] : [];
  });
}

/** Whether documents make a professional: every needed kind is accepted, and nothing that counts has expired. */
export function areWhole(documents: readonly LegalDocument[], now: Instant): boolean {
  const counting = holding(documents);
  return (
    neededKinds.every((needed) => counting.some(({ kind }) => kind === needed)) &&
    counting.every((document) => !hasExpired(document, now))
  );
}

function lastDay({ expiresOn }: LegalDocument): string {
  return expiresOn ?? '9999-12-31';
}
