export type InfrastructureProblemCode =
  /** Another program listens on the requested port. */
  | 'PORT_TAKEN'
  | 'DISK_FULL'
  /** The folder exists and no server can run on it. */
  | 'DATA_DIRECTORY_BROKEN'
  /** Another living process runs a server on the folder. */
  | 'DATA_DIRECTORY_IN_USE'
  /** The user is root and user namespaces are forbidden: Postgres refuses to run as root. */
  | 'NAMESPACE_FORBIDDEN'
  | 'PLATFORM_UNSUPPORTED'
  /** A required program is not on the path and could not be installed. */
  | 'PROGRAM_MISSING'
  /** The server started and ended before it was ready, for none of the reasons above. */
  | 'SERVER_FAILED';

/** Infrastructure is unavailable. The message is one sentence for the person at the terminal. */
export class InfrastructureProblem extends Error {
  readonly code: InfrastructureProblemCode;

  constructor(code: InfrastructureProblemCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'InfrastructureProblem';
    this.code = code;
  }
}
