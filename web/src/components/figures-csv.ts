import { dirhamPerDinar } from '@osta/contracts/dirham-per-dinar';

/** Tells a spreadsheet that the text is UTF-8: without it, Arabic headings are unreadable there. */
const byteOrderMark = '\uFEFF';

type Cell = string | number | null;

/** What is counted in some days. */
interface Figures {
  /** In dirham. */
  readonly revenue: number;
}

/** The heading of each column of the file, in its order. */
type Headings<Row> = Readonly<Record<keyof Row, string>>;

/**
 * Returns figures as a file of comma-separated values (RFC 4180), a row for some days. Amounts are in dinars with three decimals;
 * what is not known is empty.
 */
export function figuresCsv<Row extends Figures & Readonly<Record<string, Cell>>>(
  rows: readonly Row[],
  headings: Headings<Row>,
): string {
  const named = Object.entries<string>(headings);
  const lines = [
    named.map(([, heading]) => heading),
    ...rows.map((row) => named.map(([name]) => textOf(name, row[name]))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function textOf(name: string, cell: Cell | undefined): string {
  return name === 'revenue' ? (Number(cell) / dirhamPerDinar).toFixed(3) : String(cell ?? '');
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
