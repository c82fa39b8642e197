import type { EventEnvelope } from '@osta/contracts/envelope';

/** The columns of a table of events; `data` is JSON. */
const columns = [
  'id',
  'source',
  'type',
  'subject',
  'streamversion',
  'time',
  'actor',
  'correlationid',
  'causationid',
  'data',
] as const satisfies readonly (keyof EventEnvelope)[];

/** How events are written to a file, one a line. */
export interface ExportFormat {
  /** What the file begins with. */
  readonly head: string;
  readonly line: (event: EventEnvelope) => string;
}

/** Returns a field as RFC 4180 has it. */
function field(value: EventEnvelope[keyof EventEnvelope]): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const exportFormats: Readonly<Record<'jsonl' | 'csv', ExportFormat>> = {
  jsonl: { head: '', line: (event) => `${JSON.stringify(event)}\n` },
  csv: {
    head: `${columns.join(',')}\r\n`,
    line: (event) => `${columns.map((column) => field(event[column])).join(',')}\r\n`,
  },
};
