import type { HeldTable } from '@osta/subscription/held-table';

/** What the tables of the service hold of people. */
export const identityHolds: readonly HeldTable[] = [
  ...['session', 'credential', 'device', 'second_step', 'second_step_offer', 'recovery_code'].map(
    (name) => ({ name, of: ['user_id'], goes: true }) as const,
  ),
  ...['waiting_sign_in', 'avatar', 'phone'].map(
    (name) => ({ name, of: ['user_id'], goes: true }) as const,
  ),
  { name: 'auth_user', of: ['id'], goes: true },
  { name: 'open_obligation', others: ['kind'] },
  // These know an address and nobody's id: they are deleted with the address, or after minutes
  { name: 'verification', others: ['identifier', 'value'] },
  { name: 'one_time_code', others: ['purpose', 'subject', 'hash', 'slot', 'link'] },
  { name: 'attempt', others: ['kind', 'subject', 'last_sent'] },
  { name: 'waiting_letter', others: ['recipient', 'mail'] },
  { name: 'development_mail', others: ['recipient', 'subject', 'body', 'html', 'locale'] },
];
