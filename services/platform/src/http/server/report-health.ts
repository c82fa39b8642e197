import { hash, timingSafeEqual } from 'node:crypto';

import type { Request, Response } from 'express';

import type { Metrics } from '../../telemetry/create-metrics.ts';

/** One condition of readiness: `database`, `subscription notification-list`. */
export interface ReadinessCheck {
  readonly name: string;
  /** Resolves when it is ready; rejects with the reason when not. */
  readonly check: () => Promise<unknown>;
  /** Returns a note for engineers although it is ready; undefined for none. */
  readonly detail?: () => unknown;
}

type Report = (request: Request, response: Response) => Promise<void>;

/** A check that takes longer than this has failed. */
const patience = 3000;

/**
 * Answers `GET /health/ready`: 200 when every check passes, otherwise 503 with the names of the failed ones;
 * the notes in both cases.
 */
export function reportReadiness(checks: readonly ReadinessCheck[]): Report {
  return async (_request, response) => {
    const passed = await Promise.all(checks.map(passes));
    const waitingFor = checks.filter((_check, index) => !passed[index]).map(({ name }) => name);
    const isReady = waitingFor.length === 0;
    const told = checks.flatMap(({ name, detail }) => {
      const found = detail?.();
      return found === undefined ? [] : [[name, found] as const];
    });
    const details = told.length > 0 ? { details: Object.fromEntries(told) } : {};
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({
        ...(isReady ? { status: 'ready' } : { status: 'starting', waitingFor }),
        ...details,
      });
  };
}

/** Who may read the metrics. */
export interface MetricsAccess {
  /** `null`: there is none. */
  readonly token: string | null;
  /** Whether anybody may where there is no token. */
  readonly isOpen: boolean;
}

/**
 * Answers `GET /metrics` in Prometheus' text format: with a token to whoever brings it as a bearer
 * (401 otherwise), without one to everybody or, as if there were nothing, to nobody.
 */
export function reportMetrics(metrics: Metrics, { token, isOpen }: MetricsAccess): Report {
  const wanted = token === null ? null : digestOf(`Bearer ${token}`);
  return async (request, response) => {
    if (wanted === null && !isOpen) {
      response.status(404).end();
      return;
    }
    const given = digestOf(request.headers.authorization ?? '');
    if (wanted !== null && !timingSafeEqual(given, wanted)) {
      response.status(401).set('www-authenticate', 'Bearer realm="metrics"').end();
      return;
    }
    const text = await metrics.read();
    response.set('content-type', metrics.registry.contentType).send(text);
  };
}

/** Of one length, so that comparing takes the same time for every text. */
function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

async function passes({ check }: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), patience);
  });
  try {
    await Promise.race([check(), tooLate]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
