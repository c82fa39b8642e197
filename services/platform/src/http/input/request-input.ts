import type { IncomingHttpHeaders } from 'node:http';

import type { Actor } from '@osta/contracts/actor';
import type { CorrelationId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Idempotency } from '@osta/event-store/streams';
import type { Logger } from 'pino';

import type { Principal } from '../../auth/principal.ts';
import type { Clock } from '../../clock.ts';
import { commandContext, type Beginning } from '../../command-context.ts';
import type { CommandContext } from '../../handle.ts';
import { unkeyedContext } from '../../unkeyed-context.ts';
import type { RouteInput, UploadedFile } from '../route.ts';
import { preferredLocale } from './preferred-locale.ts';

/** The checked parts of a request, before its handler runs. */
export interface Checked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** `null` where the route takes none. */
  readonly file: UploadedFile | null;
  readonly principal: Principal | null;
  readonly expectedVersion: number | null;
  /** `null` where the route is not idempotent. */
  readonly idempotency: Omit<Idempotency, 'principal'> | null;
  /** Set where a command has begun already. */
  readonly beginning?: Beginning | undefined;
  readonly requestId: CorrelationId;
  readonly rawHeaders: IncomingHttpHeaders;
  readonly address: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The input of a handler. Parts that few handlers use are created on first use. */
export class RequestInput implements RouteInput<unknown, unknown, unknown> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: UploadedFile | null;
  readonly principal: Principal | null;
  readonly expectedVersion: number | null;
  readonly address: string;
  readonly #checked: Checked;
  #log: Logger | undefined;
  #command: CommandContext | undefined;

  constructor(checked: Checked) {
    this.params = checked.params;
    this.query = checked.query;
    this.body = checked.body;
    this.file = checked.file;
    this.principal = checked.principal;
    this.expectedVersion = checked.expectedVersion;
    this.address = checked.address;
    this.#checked = checked;
  }

  get log(): Logger {
    this.#log ??= this.#checked.log.child({ requestId: this.#checked.requestId });
    return this.#log;
  }

  get locale(): Locale {
    return preferredLocale(this.#checked.rawHeaders['accept-language']);
  }

  get headers(): Headers {
    const headers = new Headers();
    for (const [name, value] of Object.entries(this.#checked.rawHeaders)) {
      for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
    }
    return headers;
  }

  get command(): CommandContext {
    const { idempotency, clock, requestId, beginning } = this.#checked;
    // Without a signed-in person, the actor is the system
    const actor: Actor = this.principal?.userId ?? 'system';
    const { log } = this;
    this.#command ??= idempotency
      ? commandContext({
          actor,
          idempotency: { principal: this.principal?.userId ?? 'guest', ...idempotency },
          correlationId: requestId,
          clock,
          log,
          beginning,
        })
      : unkeyedContext({ actor, correlationId: requestId, clock, log });
    return this.#command;
  }
}
