/** Tells a spreadsheet that the text is UTF-8: without it, Arabic headings are unreadable there. */
const byteOrderMark = '\uFEFF';

/** Returns rows of cells as a file of comma-separated values (RFC 4180). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
