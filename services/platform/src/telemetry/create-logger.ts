import {
  destination,
  pino,
  stdTimeFunctions,
  type DestinationStream,
  type Logger,
  type LoggerOptions as PinoOptions,
} from 'pino';

export interface LoggerOptions {
  /** Name of the process: `identity`, `standalone`. */
  readonly name: string;
  readonly level: string;
  /** Destination of the lines; default `standardOutput`. */
  readonly stream?: DestinationStream;
}

/**
 * Returns a buffered standard output: one write per line would cost more than the request it logs. Fatal lines,
 * and the end of the process, flush it.
 */
export function standardOutput(): DestinationStream {
  return destination({ sync: false, minLength: 8192, periodicFlush: 500 });
}

/**
 * Creates the structured logger, one JSON object per line.
 *
 * Redacts personal data and secrets anywhere in a line. This is the last safety net: code must not log them in
 * the first place (ASVS 5.0 §16.2.5).
 */
export function createLogger(options: LoggerOptions): Logger {
  const secrets = ['cookie', 'authorization', 'set-cookie', 'password', 'token', 'email', 'body'];
  return pino(
    {
      ...shapeOf(options),
      redact: {
        // And the command with which a client of Redis logs in, which its errors have
        paths: [...secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), 'err.command'],
        remove: true,
      },
    },
    options.stream ?? standardOutput(),
  );
}

/**
 * Creates the logger of request lines. Their shape is fixed and holds nothing of a request but its id, so
 * nothing is redacted.
 */
export function createAccessLogger(options: LoggerOptions): Logger {
  return pino(shapeOf(options), options.stream ?? standardOutput());
}

function shapeOf({ name, level }: LoggerOptions): PinoOptions {
  return {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    base: { name, pid: process.pid },
  };
}
