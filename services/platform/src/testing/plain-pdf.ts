/** A page of a PDF for tests. */
export interface PdfPage {
  /** In points; an A4 page unless told. */
  readonly size?: readonly [number, number];
  /** What it draws: some words unless told. */
  readonly content?: string;
}

/** What a PDF for tests has besides its pages. */
interface PdfExtras {
  /** Further entries of the catalogue. */
  readonly catalog?: string;
  /** Further entries of the trailer. */
  readonly trailer?: string;
  /** Further objects, with their numbers from 100 on. */
  readonly objects?: readonly string[];
  /** Further resources of every page. */
  readonly resources?: string;
}

const words = 'BT /F 40 Tf 50 700 Td (Licence 77) Tj ET';

/** Returns a small PDF, written by hand. Readers find its objects without a table of them. */
export function plainPdf(
  pages: readonly PdfPage[] = [{}],
  { catalog = '', trailer = '', objects = [], resources = '' }: PdfExtras = {},
): Buffer {
  const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const kids = pages.map((_, n) => `${10 + 2 * n} 0 R`).join(' ');
  const drawn = pages.flatMap(({ size = [595, 842], content = words }, n) => [
    `${10 + 2 * n} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}]
       /Contents ${11 + 2 * n} 0 R /Resources << ${font} ${resources} >> >> endobj`,
    `${11 + 2 * n} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
  ]);
  const lines = [
    '%PDF-1.4',
    `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj`,
    `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages.length} >> endobj`,
    ...drawn,
    ...objects,
    `trailer << /Root 1 0 R ${trailer} >>`,
    '%%EOF',
  ];
  return Buffer.from(lines.join('\n'), 'latin1');
}

/** Returns a PDF that nobody can read without its password. */
export function lockedPdf(): Buffer {
  const key = `<${'5a'.repeat(32)}>`;
  return plainPdf([{}], {
    trailer: `/ID [<00> <00>]
      /Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`,
  });
}
