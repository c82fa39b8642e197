import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Says why a PDF can’t be used, and what to do about it. */
export function pdfRefused(reason: unknown): MessageDescriptor {
  switch (reason) {
    case 'password':
      return msg`This PDF is protected by a password. Remove the password and try again.`;
    case 'empty':
      return msg`There’s nothing on the pages of this PDF. Check the file, or add a photo of the document.`;
    case 'pages':
      return msg`This PDF has more than 5 pages. Send only those with the document on them.`;
    case 'size':
      return msg`The pages of this PDF are too large. Save it again in A4, or add a photo of the document.`;
    case 'slow':
      return msg`This PDF takes too long to open. Save it again in a simpler form, or add a photo of the document.`;
    default:
      return msg`This PDF is broken and can’t be opened. Save it again, or add a photo of the document.`;
  }
}
