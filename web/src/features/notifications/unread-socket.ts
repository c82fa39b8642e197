import type { UnreadCount } from '@osta/contracts/notification/api';
import { io } from 'socket.io-client';

interface SocketListener {
  /** A count as the server knows it. */
  readonly onHint: (count: UnreadCount) => void;
  /** The connection is there, perhaps again: hints may have been missed. */
  readonly onConnect: () => void;
  /** The server hung up. Resolves to whether to connect again. */
  readonly onHungUp: () => Promise<boolean>;
}

function isCount(value: unknown): value is UnreadCount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'unread' in value &&
    'version' in value &&
    Number.isSafeInteger(value.unread) &&
    Number.isSafeInteger(value.version)
  );
}

/**
 * Listens for hints about the reader's bell, and connects again for as long as the page is there.
 * The cookie says who is listening. Nothing is ever sent: the server hangs up on whoever speaks.
 *
 * @returns how to stop
 */
export function listenForHints({ onHint, onConnect, onHungUp }: SocketListener): () => void {
  let isStopped = false;
  const socket = io({ transports: ['websocket'], reconnectionDelayMax: 20_000 });
  socket.on('connect', onConnect);
  socket.on('unread', (told: unknown) => {
    if (isCount(told)) onHint(told);
  });
  socket.on('disconnect', (reason) => {
    // After every other end the client connects again by itself
    if (reason !== 'io server disconnect') return;
    void onHungUp().then((goesOn) => {
      if (goesOn && !isStopped) socket.connect();
      return undefined;
    });
  });
  return () => {
    isStopped = true;
    socket.disconnect();
  };
}
