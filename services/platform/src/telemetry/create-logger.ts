import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

export interface LoggerOptions {
  /** Which process speaks: `identity`, `standalone`. */
  readonly name: string;
  readonly level: string;
  /** Where the lines go; standard output, written in the background, unless told. */
  readonly stream?: DestinationStream;
}

/**
 * Structured logs, one JSON object a line.
 *
 * What could name a person or open a door is taken out wherever it stands in a line, as the last
 * net: nobody is to log it in the first place (ASVS 5.0 §16.2.5).
 */
export function createLogger({ name, level, stream }: LoggerOptions): Logger {
  const secrets = ['cookie', 'authorization', 'set-cookie', 'password', 'token', 'email', 'code'];
  return pino(
    {
      name,
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      base: { name, pid: process.pid },
      redact: { paths: secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), remove: true },
    },
    stream ?? destination({ sync: false }),
  );
}
