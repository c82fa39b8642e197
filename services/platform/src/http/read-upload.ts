import type { IncomingMessage } from 'node:http';

import type { FieldProblem } from '@osta/contracts/problem';

import { collect, type NoBody } from './read-body.ts';
import type { Upload, UploadedFile } from './route.ts';

/** What a form needs besides its file. */
const formBytes = 8 * 1024;

type Read =
  | { readonly ok: true; readonly file: UploadedFile }
  | (NoBody & { readonly fields?: undefined })
  | {
      readonly ok: false;
      readonly problem: 'VALIDATION_FAILED';
      readonly fields: readonly FieldProblem[];
    };

/**
 * Reads a form that holds one file and nothing else. What is too large is not read to its end.
 *
 * @throws Error when the client goes away before it is complete
 */
export async function readUpload(
  request: IncomingMessage,
  { field, maxBytes }: Upload,
): Promise<Read> {
  const { headers } = request;
  const contentType = headers['content-type'] ?? '';
  const isForm = /^multipart\/form-data;/iu.test(contentType);
  if (!isForm || headers['content-encoding'] !== undefined) {
    return { ok: false, problem: 'UNSUPPORTED_MEDIA_TYPE' };
  }
  const largest = maxBytes + formBytes;
  if (Number(headers['content-length']) > largest)
    return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };
  const bytes = await collect(request, largest);
  if (bytes === undefined) return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };

  const parts = partsOf(bytes, contentType);
  const form = parts && (await parse(parts.outline, contentType));
  if (!form) return { ok: false, problem: 'MALFORMED_BODY' };
  const [entry, ...others] = [...form.entries()];
  const stranger = [entry, ...others].find((each) => each && each[0] !== field);
  if (stranger) return invalid({ field: `body.${stranger[0]}`, rule: 'unknown-field' });
  if (others.length > 0) return invalid({ field: `body.${field}`, rule: 'max', limit: 1 });
  const [content] = parts.contents;
  if (entry === undefined || typeof entry[1] === 'string' || !content?.length) {
    return invalid({ field: `body.${field}`, rule: 'required' });
  }
  if (content.length > maxBytes) return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };
  return { ok: true, file: { bytes: content } };
}

interface Parts {
  /** The form with a byte of each content at most. */
  readonly outline: Buffer;
  /** What stands in each part, where it came in: no byte of it is copied. */
  readonly contents: readonly Buffer[];
}

/** Takes a form apart at its boundary; null where there is none. What the parts are is for the parser to say. */
function partsOf(bytes: Buffer, contentType: string): Parts | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/iu.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return null;
  const outline: Buffer[] = [];
  const contents: Buffer[] = [];
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(`\r\n--${boundary}`, start);
    const head = bytes.indexOf('\r\n\r\n', start);
    if (end === -1 || head === -1 || head > end) break;
    const content = bytes.subarray(head + 4, Math.max(end, head + 4));
    outline.push(bytes.subarray(start, head + 4), content.subarray(0, 1));
    contents.push(content);
    start = end;
  }
  outline.push(bytes.subarray(start));
  return { outline: Buffer.concat(outline), contents };
}

function invalid(problem: FieldProblem): Read {
  return { ok: false, problem: 'VALIDATION_FAILED', fields: [problem] };
}

/** Node's own parser, which is the one of its `fetch`. It takes some ten times the memory of what it is given. */
async function parse(bytes: Buffer, contentType: string): Promise<FormData | null> {
  try {
    const response = new Response(new Uint8Array(bytes), {
      headers: { 'content-type': contentType },
    });
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated for servers that let it read as much as is sent: here the size is bounded before
    return await response.formData();
  } catch {
    return null;
  }
}
