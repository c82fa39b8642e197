import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type Response,
} from 'express';

import type { Telemetry } from '../../telemetry/telemetry.ts';
import { sendPlatformProblem } from '../answer/problem-response.ts';
import { serveApiDocs } from '../api-document/api-docs.ts';
import { openApiDocument } from '../api-document/openapi.ts';
import { serveApiDocument } from '../api-document/serve-api-document.ts';
import type { Route } from '../define-route.ts';
import { beginRequest, requestIdOf } from './begin-request.ts';
import { byPath } from './by-path.ts';
import {
  reportMetrics,
  reportReadiness,
  type MetricsAccess,
  type ReadinessCheck,
} from './report-health.ts';
import { serveRoute, type Serving } from './serve-route.ts';

export interface AppOptions extends Serving {
  /** Title of the API in its document: `Osta`. */
  readonly name: string;
  /** Name of the session cookie, for the document. */
  readonly sessionCookie: string;
  readonly routes: readonly Route[];
  readonly readiness: readonly ReadinessCheck[];
  readonly metrics: MetricsAccess;
  /** Origins of other processes that `/api/openapi.json` also describes. */
  readonly apiDocuments: readonly string[];
  /** Number of trusted proxies in front; 0: the socket's address counts. */
  readonly trustedProxies: number;
}

/**
 * Creates the HTTP app of one or more services: `/api/…`, `/api/openapi.json`, `/api/docs`, `/health/live`,
 * `/health/ready` and `/metrics`. Other paths are left to what is mounted after it.
 *
 * @throws Error at start when two routes share an operation id, or a method and path
 */
export function createApp(options: AppOptions): Express {
  const { name, sessionCookie, routes, telemetry, readiness, trustedProxies, apiDocuments } =
    options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('query parser', false);
  app.set('trust proxy', trustedProxies);

  app.use(['/api', '/health', '/metrics'], beginRequest(telemetry));
  // Mounted first: Express tries paths one after the other
  for (const [path, there] of placesOf(routes.toSorted(byPath))) {
    const place = app.route(path);
    for (const route of there) place[route.method](serveRoute(route, options));
    const methods = there.map((route) => route.method.toUpperCase());
    place.all(refuseMethod(methods.includes('GET') ? [...methods, 'HEAD'] : methods));
  }

  app.get('/health/live', (_request, response) => {
    response.json({ status: 'live' });
  });
  app.get('/health/ready', reportReadiness(readiness));
  app.get('/metrics', reportMetrics(telemetry.metrics, options.metrics));

  const document = openApiDocument({ name, sessionCookie, routes });
  app.get('/api/openapi.json', serveApiDocument(document, apiDocuments, telemetry));
  app.use('/api/docs', serveApiDocs());

  app.use('/api', (_request, response) => {
    sendPlatformProblem(response, 'NOT_FOUND', requestIdOf(response));
  });
  app.use('/api', answerError(telemetry));
  return app;
}

/** Groups routes by their path as Express writes it: `/api/requests/:requestId`. */
function placesOf(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const places = new Map<string, Route[]>();
  const names = new Set<string>();
  for (const route of routes) {
    const { operationId, method } = route;
    if (names.has(operationId)) throw new Error(`Two routes are called ${operationId}`);
    names.add(operationId);

    const path = route.path.replaceAll(/\{(\w+)\}/gu, ':$1');
    const there = places.get(path) ?? [];
    const other = there.find((each) => each.method === method);
    if (other) throw new Error(`${operationId} and ${other.operationId} have the same place`);
    there.push(route);
    places.set(path, there);
  }
  return places;
}

function refuseMethod(methods: readonly string[]): (request: Request, response: Response) => void {
  const allow = methods.join(', ');
  return (_request, response) => {
    response.setHeader('allow', allow);
    sendPlatformProblem(response, 'METHOD_NOT_ALLOWED', requestIdOf(response));
  };
}

/** Answers errors outside routes, which handle their own: a path that cannot be decoded, or a bug. */
function answerError({ log }: Telemetry): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const requestId = requestIdOf(response);
    if (error instanceof URIError) {
      const fields = [{ field: 'path', rule: 'format' }] as const;
      sendPlatformProblem(response, 'VALIDATION_FAILED', requestId, { fields });
      return;
    }
    log.error({ err: error, requestId }, 'unhandled error');
    if (response.headersSent) response.destroy();
    else sendPlatformProblem(response, 'INTERNAL', requestId);
  };
}
