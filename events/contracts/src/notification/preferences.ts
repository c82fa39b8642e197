import { z } from 'zod';

/** Channels by which Osta reaches a person. Contains implemented channels only. */
export const NotificationChannel = z.enum(['in_app', 'email']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/** What a person can be notified about. `account`: signing in, security, deletion. */
export const PreferenceType = z.enum(['service_request', 'response', 'booking', 'account']);
export type PreferenceType = z.infer<typeof PreferenceType>;

/** One cell of the matrix of types and channels, as offered. */
interface OfferedPreference {
  readonly type: PreferenceType;
  readonly channel: NotificationChannel;
  /** Its value without a choice. */
  readonly isOnByDefault: boolean;
  /** Whether it is fixed: account security messages are always sent. */
  readonly isFixed: boolean;
}

/**
 * Every implemented cell, in display order. Other cells are not offered: list and bell cover requests,
 * responses and bookings, mail covers bookings and the account.
 */
export const offeredPreferences: readonly OfferedPreference[] = [
  { type: 'service_request', channel: 'in_app', isOnByDefault: true, isFixed: false },
  { type: 'response', channel: 'in_app', isOnByDefault: true, isFixed: false },
  { type: 'booking', channel: 'in_app', isOnByDefault: true, isFixed: false },
  { type: 'booking', channel: 'email', isOnByDefault: true, isFixed: false },
  { type: 'account', channel: 'email', isOnByDefault: true, isFixed: true },
];

/** One cell as its owner sees it. */
export const NotificationPreference = z.strictObject({
  type: PreferenceType,
  channel: NotificationChannel,
  is_on: z.boolean(),
  /** Whether it is fixed: shown, but not changeable. */
  is_fixed: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** `GET` and `PUT /api/notifications/preferences`: the whole matrix. */
export const NotificationPreferences = z.strictObject({
  data: z.strictObject({
    preferences: z.array(NotificationPreference),
    /** Raised by every change; the `ETag`, which `PUT` requires in `If-Match`. */
    version: z.int().nonnegative(),
  }),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const choosable: ReadonlySet<string> = new Set(
  offeredPreferences.filter(({ isFixed }) => !isFixed).map(cellOf),
);

/** One cell as its owner sets it. */
const PreferenceChoice = z
  .strictObject({ type: PreferenceType, channel: NotificationChannel, is_on: z.boolean() })
  .refine((choice) => choosable.has(cellOf(choice)), 'nobody can choose this');
export type PreferenceChoice = z.infer<typeof PreferenceChoice>;

/** `PUT /api/notifications/preferences`. Omitted cells get their defaults. */
export const ChangePreferencesRequest = z.strictObject({
  preferences: z
    .array(PreferenceChoice)
    .max(choosable.size)
    .refine((all) => new Set(all.map(cellOf)).size === all.length, 'each cell once'),
});
export type ChangePreferencesRequest = z.infer<typeof ChangePreferencesRequest>;

function cellOf({ type, channel }: Pick<OfferedPreference, 'type' | 'channel'>): string {
  return `${type} ${channel}`;
}
