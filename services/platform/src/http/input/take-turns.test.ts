import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { takeTurns } from './take-turns.ts';

function response(): ServerResponse {
  const socket = new Socket();
  const each = new ServerResponse(new IncomingMessage(socket));
  each.assignSocket(socket);
  return each;
}

/** Ends a response: the client disconnected, or it was answered. */
async function end(each: ServerResponse): Promise<void> {
  each.socket?.destroy();
  await once(each, 'close');
}

it('reads some at once, lets some wait and refuses the others', async () => {
  const takeTurn = takeTurns(2, 1);
  const [one, two, three] = [response(), response(), response()];
  expect(await Promise.all([takeTurn(one), takeTurn(two)])).toEqual([true, true]);
  const third = takeTurn(three);
  expect(await takeTurn(response())).toBe(false);
  expect(await Promise.race([third, turn('waiting')])).toBe('waiting');

  await end(one);
  expect(await third).toBe(true);
  await end(two);
  await end(three);
  expect(await takeTurn(response())).toBe(true);
});

it('skips a waiting client that disconnected, and lets the next one in', async () => {
  const takeTurn = takeTurns(1, 2);
  const [reading, gone] = [response(), response()];
  await takeTurn(reading);
  const [forGone, next] = [takeTurn(gone), takeTurn(response())];
  await end(gone);
  await end(reading);

  expect(await forGone).toBe(false);
  expect(await next).toBe(true);
});
