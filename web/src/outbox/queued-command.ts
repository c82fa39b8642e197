import type { Instant } from '@osta/contracts/instant';

import type { Call } from '../api/call.ts';

/** A command that may wait for a connection. */
export interface Command extends Call<unknown> {
  /** What it is about: the commands of one lane are sent in their order, those of different lanes are independent. */
  readonly lane: string;
  /** Its name, for the page that shows it while it waits. */
  readonly what: string;
  /** Where a refusal is explained, as a path without language; `null` when nobody has to know. */
  readonly page: string | null;
  /** Keys of the queries to fetch again when it was sent or refused in the background. */
  readonly changes: readonly (readonly string[])[];
}

/** Why a command was refused: the parts of an `ApiProblem`. */
export interface StoredRefusal {
  readonly code: string;
  readonly status: number;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A command with what it needs to be sent once and in its place. */
export interface QueuedCommand extends Command {
  /** The idempotency key: the same however often it is sent, from whichever tab. */
  readonly key: string;
  /** Its place in the queue of the account. */
  readonly order: number;
  readonly queuedAt: Instant;
  /** Whether it was sent before, without an answer: it may have arrived. */
  readonly isTried: boolean;
  /** Set when it was refused: it and what follows it in its lane are not sent any more. */
  readonly refusal: StoredRefusal | null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRefusal(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['code'] === 'string' &&
    typeof value['status'] === 'number' &&
    isRecord(value['facts'])
  );
}

function isQueuedCommand(value: unknown): value is QueuedCommand {
  return (
    isRecord(value) &&
    typeof value['lane'] === 'string' &&
    typeof value['what'] === 'string' &&
    typeof value['path'] === 'string' &&
    typeof value['key'] === 'string' &&
    typeof value['queuedAt'] === 'string' &&
    value['method'] === 'POST' &&
    (value['body'] === null || isRecord(value['body'])) &&
    (value['page'] === null || typeof value['page'] === 'string') &&
    Array.isArray(value['changes']) &&
    value['changes'].every((key) => Array.isArray(key)) &&
    Number.isSafeInteger(value['order']) &&
    typeof value['isTried'] === 'boolean' &&
    (value['refusal'] === null || isRefusal(value['refusal']))
  );
}

/** Reads a stored command; `null` for anything else, also for one that an older version stored. */
export function parseQueuedCommand(text: string): QueuedCommand | null {
  try {
    const value: unknown = JSON.parse(text);
    return isQueuedCommand(value) ? value : null;
  } catch {
    return null;
  }
}
