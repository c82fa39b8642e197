import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

import { array, assert, asyncProperty, constantFrom, nat, uint8Array } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readUpload } from './read-upload.ts';

/** The result of reading a form: the problem, or the file as Latin-1 text. */
type Seen = string;

const maxBytes = 20_000;

let server: Server;
let port: number;
let left: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  server = createServer((request, response) => {
    const reading = readUpload(request, { field: 'file', maxBytes });
    left = reading.catch((error: unknown) => error);
    void answer(reading, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  ({ port } = address);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function answer(
  reading: ReturnType<typeof readUpload>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const read = await reading.catch(() => null);
  if (!request.complete) response.setHeader('connection', 'close');
  if (read?.ok) response.end(read.file.bytes);
  else response.end(JSON.stringify(read && [read.problem, ...(read.fields ?? [])]));
}

/** Fragments of valid and invalid bodies. */
const bits = [
  '--x',
  '--x--',
  '\r\n',
  '\r\n\r\n',
  '\n',
  'it',
  '-',
  ': ',
  ';',
  '"',
  '=',
  '\0',
  'Content-Disposition: form-data',
  'name="file"',
  'filename="a"',
  "filename*=utf-8''%",
  'Content-Type: multipart/mixed; boundary=y',
  '__proto__: a',
  part('it'),
  part(''),
];

/** Sends a body in pieces, without a content length. */
async function send(
  pieces: readonly (string | Buffer)[],
  type = 'multipart/form-data; boundary=x',
): Promise<Seen> {
  const asked = ask({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': type } });
  const answered = once(asked, 'response');
  for (const piece of pieces) {
    const isWritten = new Promise((resolve) => {
      asked.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece, resolve);
    });
    // Each piece is sent separately
    await isWritten;
  }
  asked.end();
  const [response] = await answered;
  let text = '';
  for await (const chunk of response) text += Buffer.from(chunk).toString('latin1');
  return text;
}

function part(content: string, head = 'name="file"; filename="me.png"'): string {
  return `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
}

const end = '--x--\r\n';
const problem = (rule: string, field = 'body.file'): Seen =>
  JSON.stringify(['VALIDATION_FAILED', { field, rule, ...(rule === 'max' && { limit: 1 }) }]);
const malformed = '["MALFORMED_BODY"]';
const tooLarge = '["PAYLOAD_TOO_LARGE"]';

describe('a form with one file', () => {
  it('returns the file unchanged, however the network splits it', async () => {
    const content = 'a\r\n--\r\n--y\r\n\r\n--x'.repeat(3).replace(/--x$/u, '-x');
    const whole = part(content.replaceAll('--x', '-xx')) + end;
    const wanted = content.replaceAll('--x', '-xx');
    for (let cut = 1; cut < whole.length; cut += 1) {
      expect(await send([whole.slice(0, cut), whole.slice(cut)])).toBe(wanted);
    }
    expect(await send(whole.split(''))).toBe(wanted);
  });

  it('may have text before and after it, and a quoted boundary', async () => {
    const whole = ['before\r\n', part('it'), end, 'behind'];
    expect(await send(whole)).toBe('it');
    expect(await send(whole, 'multipart/form-data; charset=utf-8; boundary="x"')).toBe('it');
  });

  it('accepts every file in any pieces', async () => {
    const bytes = uint8Array({ minLength: 1, maxLength: 3000 });
    await assert(
      asyncProperty(bytes, nat(3200), async (content, cut) => {
        const text = Buffer.from(content).toString('latin1').replaceAll('--x', '-xx');
        const whole = part(text) + end;
        expect(await send([whole.slice(0, cut), whole.slice(cut)])).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('accepts a file of exactly the limit, and none above', async () => {
    const full = 'y'.repeat(maxBytes);
    expect(await send([part(full), end])).toBe(full);
    expect(await send([part(`${full}y`), end])).toBe(tooLarge);
    expect(await send([part(full.repeat(9)), end])).toBe(tooLarge);
    expect(await send([part('it'), end, full.repeat(9)])).toBe(tooLarge);
    expect(await send([full.repeat(9)])).toBe(tooLarge);
  });
});

describe('any other form', () => {
  it.each<[string, readonly string[], Seen]>([
    ['no part', [end], problem('required')],
    ['an empty file', [part(''), end], problem('required')],
    ['text', [part('it', 'name="file"'), end], problem('required')],
    [
      'text that claims to be bytes',
      [part('it', 'name="file"\r\nContent-Type: application/octet-stream'), end],
      problem('required'),
    ],
    [
      'another field',
      [part('it', 'name="other"; filename="a"'), end],
      problem('unknown-field', 'body.other'),
    ],
    [
      'a file without a field',
      [part('it', 'filename="a"'), end],
      problem('unknown-field', 'body.'),
    ],
    ['a text without a field', [part('it', 'a="b"'), end], problem('unknown-field', 'body.')],
    ['a part without a head', ['--x\r\n\r\nit\r\n', end], problem('required')],
    [
      'parts without a head, split in a border',
      ['--x\r\n', '--x', '-', '\r\n', end],
      problem('required'),
    ],
    ['two files', [part('it'), part('it'), end], problem('max')],
    ['a file and a text', [part('it'), part('it', 'name="isAdmin"'), end], problem('max')],
    ['a thousand parts', [part('').repeat(60), end], problem('max')],
    ['a file and a part without a head', [part('it'), '--x\r\n\r\nit\r\n', end], problem('max')],
    ['another boundary', ['--y\r\nnothing'], malformed],
    ['nothing', [], malformed],
    ['no end', [part('it')], malformed],
    ['an end in a head', ['--x\r\nContent-Disposition: form-data; na'], malformed],
    ['an end in a file', [part('it').slice(0, -3)], malformed],
    [
      'a name over two lines',
      ['--x\r\nContent-Disposition: form-data; name="fi\nle"; filename="a"\r\n\r\nit\r\n', end],
      problem('required'),
    ],
  ])('is refused: %s', async (_what, pieces, wanted) => {
    expect(await send(pieces)).toBe(wanted);
  });

  it.each([
    ['multipart/form-data', '["UNSUPPORTED_MEDIA_TYPE"]'],
    ['multipart/mixed; boundary=x', '["UNSUPPORTED_MEDIA_TYPE"]'],
    ['multipart/form-data; boundary', malformed],
    ['multipart/form-data; boundary=', malformed],
    ['multipart/form-data; border=x', malformed],
  ])('is refused by its type: %s', async (type, wanted) => {
    expect(await send([part('it'), end], type)).toBe(wanted);
  });

  it('never hangs or crashes, whatever is sent', async () => {
    const seen = new Set<string>();
    await assert(
      asyncProperty(
        constantFrom('', '--x\r\n', part('it')),
        array(constantFrom(...bits), { maxLength: 14 }),
        constantFrom('', end),
        async (first, middle, last) => {
          const pieces = [first, ...middle, last].filter((piece) => piece !== '');
          const told = await send([pieces.join('')]);
          seen.add(told);
          expect(await send(pieces)).toBe(told);
        },
      ),
      { numRuns: 300 },
    );
    expect(seen.size).toBeGreaterThan(3);
    expect(Reflect.get({}, 'a')).toBeUndefined();
  }, 30_000);

  it('is dropped when its client disconnects', async () => {
    const asked = ask({
      port,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    asked.on('error', () => {});
    const arrived = once(server, 'request');
    asked.write(part('it'));
    await arrived;
    asked.destroy();
    expect(String(await left)).toMatch(/went away|aborted/u);
  });
});
