import type { CorrelationId } from '@osta/contracts/ids';
import type { NextFunction, Request, Response } from 'express';

import { newUuid } from '../../new-uuid.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { apiHeaders } from '../answer/security-headers.ts';

type Middleware = (request: Request, response: Response, next: NextFunction) => void;

/**
 * Creates the middleware that gives a request its id and the response the security headers, and logs and
 * measures it at the end. The id is ours alone: a client's value must not get into logs or events.
 */
export function beginRequest({ accessLog, metrics }: Telemetry): Middleware {
  return (request, response, next) => {
    const requestId = newUuid();
    const started = performance.now();
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of apiHeaders) response.setHeader(name, value);

    response.once('close', () => {
      const milliseconds = performance.now() - started;
      const { method } = request;
      const status = response.statusCode;
      const route = routeOf(request);
      metrics.httpDuration.observe({ method, route, status }, milliseconds / 1000);
      const line = { requestId, method, route, status, milliseconds: Math.round(milliseconds) };
      if (!response.writableFinished) accessLog.warn(line, 'the client went away');
      else if (route.startsWith('/api')) accessLog.info(line, 'answered');
    });
    next();
  };
}

/** Returns the id of a request, as used in logs, response, trace and the events that it causes. */
export function requestIdOf(response: Response): CorrelationId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- beginRequest set it
  return response.getHeader('x-request-id') as CorrelationId;
}

/** Returns the declared path, never the requested one: clients' input must not become metric labels. */
function routeOf(request: Request): string {
  const declared: unknown = request.route?.path;
  return typeof declared === 'string' ? declared : 'unmatched';
}
