/** The limits and periods of applications. Deciders get them as an argument and hold none themselves. */
export interface ApplicationPolicy {
  /** How often an applicant may send changes in. */
  readonly resubmissions: number;
  /** How long after a rejection a person may apply again, in milliseconds. */
  readonly reapplyAfter: number;
  /** Documents that may wait for their review at the same time. */
  readonly waitingDocuments: number;
  /** Whether an approval takes two admins. */
  readonly needsTwoAdmins: boolean;
}

/** The defaults, which an operator can override (docs/domain.md §5). */
export const defaultApplicationPolicy: ApplicationPolicy = {
  resubmissions: 3,
  reapplyAfter: 30 * 86_400_000,
  waitingDocuments: 6,
  needsTwoAdmins: false,
};
