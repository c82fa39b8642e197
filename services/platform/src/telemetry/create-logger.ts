import {
  destination,
  pino,
  stdTimeFunctions,
  type DestinationStream,
  type Logger,
  type LoggerOptions as PinoOptions,
} from 'pino';

export interface LoggerOptions {
  /** Which process speaks: `identity`, `standalone`. */
  readonly name: string;
  readonly level: string;
  /** Where the lines go; `standardOutput` unless told. */
  readonly stream?: DestinationStream;
}

/**
 * Standard output, many lines at a time: one write a line would cost more than the request it speaks
 * of. Fatal lines and the end of the process do not wait.
 */
export function standardOutput(): DestinationStream {
  return destination({ sync: false, minLength: 8192, periodicFlush: 500 });
}

/**
 * Structured logs, one JSON object a line.
 *
 * What could name a person or open a door is taken out wherever it stands in a line, as the last
 * net: nobody is to log it in the first place (ASVS 5.0 §16.2.5).
 */
export function createLogger(options: LoggerOptions): Logger {
  const secrets = ['cookie', 'authorization', 'set-cookie', 'password', 'token', 'email', 'body'];
  return pino(
    {
      ...shapeOf(options),
      redact: { paths: secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), remove: true },
    },
    options.stream ?? standardOutput(),
  );
}

/** For lines of a fixed shape that hold nothing of a request but its name: nothing is searched. */
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
