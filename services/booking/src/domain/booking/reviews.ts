import type { Side } from '@osta/contracts/booking/terms';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';

/** The one public reply to a review. */
interface Reply {
  readonly authorId: UserId;
  readonly text: string;
  readonly at: Instant;
}

/** What one side wrote about the other. */
export interface Review {
  readonly authorId: UserId;
  readonly stars: number;
  /** Empty when only stars were given. */
  readonly text: string;
  readonly reply: Reply | null;
  /** Why an admin has hidden it; `null` while it is visible. */
  readonly hiddenReason: string | null;
}

/** The reviews of a completed booking. Each side sees its own alone until both are published. */
export interface Reviews {
  /** Until then either side can write. */
  readonly until: Instant;
  readonly publishedAt: Instant | null;
  /** By the customer, about the professional. */
  readonly customer: Review | null;
  /** By the professional, about the customer. */
  readonly professional: Review | null;
}

/** Returns the side whose review a side can reply to, and reads. */
export function otherSide(side: Side): Side {
  return side === 'customer' ? 'professional' : 'customer';
}

/** Returns whether anything was written that waits for its publication. */
export function awaitsPublication({ publishedAt, customer, professional }: Reviews): boolean {
  return publishedAt === null && (customer !== null || professional !== null);
}
