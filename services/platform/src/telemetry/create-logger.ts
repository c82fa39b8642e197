import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

export interface LoggerOptions {
  /** Which process speaks: `identity`, `standalone`. */
  readonly name: string;
  readonly level: string;
  /**
   * Where the lines go. Standard output unless told, many lines at a time: one write a line would
   * cost more than the request it speaks of. Fatal lines and the end of the process do not wait.
   */
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
    stream ?? destination({ sync: false, minLength: 8192, periodicFlush: 500 }),
  );
}
