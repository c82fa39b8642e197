import type { AccountKind } from '@osta/contracts/account/kind';
import type { LocalizedText, Locale } from '@osta/contracts/locale';
import type { RequestRules } from '@osta/contracts/professional/request-rules';

import type { Face } from './faces.ts';

/** The profile of a professional in the demo market. */
export interface DemoProfile {
  readonly categoryIds: readonly string[];
  readonly placeId: string;
  readonly headline: LocalizedText;
  readonly experienceYears: number;
  /** How far they go. */
  readonly radiusMeters: number;
  /** Whether they have drawn the area where they go, in place of a circle. */
  readonly isDrawn: boolean;
  /** How they write their name; `null`: as their account has it. */
  readonly names: LocalizedText | null;
  /** What they have changed of the rules for their requests. */
  readonly requestRules: Partial<RequestRules> | null;
  /** Whether they can come now. */
  readonly isPresent: boolean;
}

/** A person in the demo market. */
export interface DemoPerson {
  readonly email: string;
  readonly kind: AccountKind;
  readonly fullName: string;
  readonly locale: Locale;
  readonly isAdmin: boolean;
  /** `+218912345678`; absent: none. */
  readonly phone?: string;
  /** Absent or `null`: they show none. */
  readonly face?: Face | null;
  readonly profile: DemoProfile | null;
}
