import type { BankAccount } from '@osta/contracts/store/subscription-api';
import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { FilesConfigFromVariables, type FilesConfig } from '@osta/platform/files/files-config';
import { z } from 'zod';

import type { ChangePolicy } from '../domain/store/change-payment.ts';
import { PaymentsConfigFromVariables, type PaymentsConfig } from './payments-config.ts';

/** The configuration of the service, beside that of every process. */
export interface StoreConfig {
  /** Where the pictures of stores are. */
  readonly files: FilesConfig;
  /** Where subscriptions are paid by transfer; `null`: owners ask. */
  readonly payTo: BankAccount | null;
  /** Who may correct and refund payments. */
  readonly changes: ChangePolicy;
  /** Who takes payments by card or wallet. */
  readonly payments: PaymentsConfig;
}

/** Whether the check digits of an IBAN are right (ISO 13616): the whole as a number leaves 1 when divided by 97. */
function isChecked(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/gu, (letter) =>
    String(parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

const variables = z
  .object({
    OSTA_BANK_NAME: z.string().max(80).optional(),
    OSTA_BANK_HOLDER: z.string().max(80).optional(),
    OSTA_BANK_IBAN: z
      .string()
      .regex(/^LY\d{23}$/u, {
        abort: true,
        error: 'it must be LY and 23 digits, without spaces',
      })
      .refine(isChecked, 'its check digits do not fit: a digit is wrong')
      .optional(),
  })
  .superRefine((read, context) => {
    const names = ['OSTA_BANK_NAME', 'OSTA_BANK_HOLDER', 'OSTA_BANK_IBAN'] as const;
    if (names.every((name) => read[name] === undefined)) return;
    for (const name of names) {
      if (read[name] !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'a bank account needs its bank, its holder and its IBAN',
      });
    }
  });

const PayToFromVariables = variables.transform((read): BankAccount | null => {
  const { OSTA_BANK_NAME: bank, OSTA_BANK_HOLDER: holder, OSTA_BANK_IBAN: iban } = read;
  return bank === undefined || holder === undefined || iban === undefined
    ? null
    : { bank, holder, iban };
});

const ChangesFromVariables = z
  .object({
    OSTA_REFUNDS_BY_TWO: z
      .stringbool({ truthy: ['true'], falsy: ['false'], error: 'it must be true or false' })
      .default(false),
  })
  .transform((read): ChangePolicy => ({ needsTwoAdmins: read.OSTA_REFUNDS_BY_TWO }));

const ConfigFromVariables = z
  .intersection(
    FilesConfigFromVariables.transform((files) => ({ files })),
    z.intersection(
      PayToFromVariables.transform((payTo) => ({ payTo })),
      z.intersection(
        ChangesFromVariables.transform((changes) => ({ changes })),
        PaymentsConfigFromVariables.transform((payments) => ({ payments })),
      ),
    ),
  )
  .transform((read): StoreConfig => read);

/**
 * Reads the configuration of the service.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readStoreConfig(environment: Environment = processEnvironment): StoreConfig {
  return readConfig(ConfigFromVariables, environment);
}
