import process from 'node:process';

import express from 'express';

import { readWebConfig, type WebConfig } from './config.ts';
import { createWebServer, listenOn } from './create-server.ts';
import type { WebLog } from './pages/pages.ts';
import { webStartProblem } from './start-problem.ts';
import { createWebHandler } from './web-server.ts';

/** Writes one line of JSON per message, in the format of the services. */
function write(level: string, facts: object, message: string): void {
  const line = { level, time: new Date().toISOString(), ...facts, msg: message };
  const text = JSON.stringify(line, (_name, value: unknown) =>
    value instanceof Error ? value.stack : value,
  );
  process.stdout.write(`${text}\n`);
}

const log: WebLog = {
  info: (facts, message) => write('info', facts, message),
  error: (facts, message) => write('error', facts, message),
};

/** Milliseconds in which clients learn, by their last answer, that this process ends. */
const grace = 1000;

/** Serves the pages until SIGTERM or SIGINT. */
async function run(config: WebConfig): Promise<void> {
  let isEnding = false;
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    // Closed at once, a connection that a client keeps would be reset under its next question
    if (isEnding) response.setHeader('connection', 'close');
    next();
  });
  // Behind the edge proxy: the visitor's address is in x-forwarded-for
  app.set('trust proxy', true);
  app.get(['/health/live', '/health/ready'], (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.use(await createWebHandler({ ...config, log }));

  const server = createWebServer(app);
  const port = await listenOn(server, config.port);
  log.info({ port, mode: config.mode }, 'web is listening');

  function stop(): void {
    isEnding = true;
    setTimeout(() => {
      // Running requests finish first; then nothing keeps the process alive
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    }, grace);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

let config: WebConfig | undefined;
try {
  config = readWebConfig(process.env);
  await run(config);
} catch (error) {
  const sentence = webStartProblem(error, config?.port);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
