import { isDiskFull } from './free-space.ts';
import { InfrastructureProblem, type InfrastructureProblemCode } from './infrastructure-problem.ts';

export interface Complaint {
  /** Output of the program before it ended: English, the C locale. */
  readonly output: string;
  readonly dataDirectory: string;
  readonly port?: number;
}

interface Known {
  readonly pattern: RegExp;
  readonly code: InfrastructureProblemCode;
  readonly sentence: (complaint: Complaint) => string;
}

const diskFull: Known = {
  pattern: /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/,
  code: 'DISK_FULL',
  sentence: ({ dataDirectory }) =>
    `The disk that holds ${dataDirectory} is full: make room and start again, nothing is lost.`,
};

const known: readonly Known[] = [
  diskFull,
  {
    pattern: /Read-only file system|EROFS/,
    code: 'DATA_DIRECTORY_BROKEN',
    sentence: ({ dataDirectory }) =>
      `${dataDirectory} is on a disk that can only be read: choose another folder, as in OSTA_DATA_DIR=/var/lib/osta.`,
  },
  {
    pattern: /could not create any TCP\/IP sockets|Address already in use/,
    code: 'PORT_TAKEN',
    sentence: ({ port }) => `Port ${port} of 127.0.0.1 is taken by another program.`,
  },
  {
    pattern:
      /lock file "postmaster\.pid" (already exists|is empty)|pre-existing shared memory block/,
    code: 'DATA_DIRECTORY_IN_USE',
    sentence: ({ dataDirectory }) =>
      `Another process is starting or stopping Postgres on ${dataDirectory}: wait for it, or choose another folder.`,
  },
  {
    pattern: /error while loading shared libraries|GLIBC|cannot execute|Exec format/,
    code: 'PLATFORM_UNSUPPORTED',
    sentence: ({ output }) =>
      `The built-in Postgres does not run on this system (${lastWords(output)}): set DATABASE_URL to a Postgres 18 of yours.`,
  },
  {
    pattern: /EACCES|EPERM/,
    code: 'DATA_DIRECTORY_BROKEN',
    sentence: ({ dataDirectory }) =>
      `This user may not write to ${dataDirectory}: give it the folder, or choose another one, as in OSTA_DATA_DIR=/var/lib/osta.`,
  },
  {
    pattern: /ENOENT|ENOTDIR|ENAMETOOLONG|ELOOP/,
    code: 'DATA_DIRECTORY_BROKEN',
    sentence: ({ dataDirectory }) =>
      `No folder can be made at ${dataDirectory}: choose another one, as in OSTA_DATA_DIR=/var/lib/osta.`,
  },
];

/** Returns the problem, with one sentence, for what initdb or the server wrote before it failed. */
export function problemFrom(complaint: Complaint): InfrastructureProblem {
  const said = known.find(({ pattern }) => pattern.test(complaint.output));
  // On a full disk Postgres may report only a consequence: "cannot abort transaction 1"
  const match = said ?? (isDiskFull(complaint.dataDirectory) ? diskFull : undefined);
  const cause = new Error(complaint.output.trim());
  if (match) return new InfrastructureProblem(match.code, match.sentence(complaint), { cause });
  return new InfrastructureProblem(
    'DATA_DIRECTORY_BROKEN',
    `Postgres cannot use ${complaint.dataDirectory} (${lastWords(complaint.output)}): repair it, or move it away to begin with an empty one.`,
    { cause },
  );
}

/** Returns the line with the cause: the last FATAL line, or simply the last line. */
function lastWords(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1);
  return fatal?.replace(/^.*\b(FATAL|PANIC|error):\s*/, '') ?? 'it said nothing';
}
