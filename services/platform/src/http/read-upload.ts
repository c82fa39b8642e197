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

  const form = await parse(bytes, contentType);
  if (!form) return { ok: false, problem: 'MALFORMED_BODY' };
  const [entry, ...others] = [...form.entries()];
  const stranger = [entry, ...others].find((each) => each && each[0] !== field);
  if (stranger) return invalid({ field: `body.${stranger[0]}`, rule: 'unknown-field' });
  if (others.length > 0) return invalid({ field: `body.${field}`, rule: 'max', limit: 1 });
  const file = entry?.[1];
  if (file === undefined || typeof file === 'string' || file.size === 0) {
    return invalid({ field: `body.${field}`, rule: 'required' });
  }
  if (file.size > maxBytes) return { ok: false, problem: 'PAYLOAD_TOO_LARGE' };
  return { ok: true, file: { bytes: new Uint8Array(await file.arrayBuffer()) } };
}

function invalid(problem: FieldProblem): Read {
  return { ok: false, problem: 'VALIDATION_FAILED', fields: [problem] };
}

/** Node's own parser, which is the one of its `fetch`. */
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
