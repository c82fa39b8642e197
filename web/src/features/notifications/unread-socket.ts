import type { UnreadCount } from '@osta/contracts/notification/api';
import { io } from 'socket.io-client';

interface SocketListener {
  /** Called with a count from the server. */
  readonly onHint: (count: UnreadCount) => void;
  /** Called when something that the count does not tell of may have changed: a message came in. */
  readonly onStirred: () => void;
  /** Called on every connection: hints may have been missed in between. */
  readonly onConnect: () => void;
  /** Called when the server disconnects. Resolves to whether to connect again. */
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
 * Listens on the socket for hints about the unread count, and reconnects while the page lives. The
 * cookie authenticates. Never sends: the server disconnects clients that do.
 *
 * @returns stops listening
 */
export function listenForHints({
  onHint,
  onStirred,
  onConnect,
  onHungUp,
}: SocketListener): () => void {
  let isStopped = false;
  const socket = io({ transports: ['websocket'], reconnectionDelayMax: 20_000 });
  socket.on('connect', onConnect);
  socket.on('unread', (told: unknown) => {
    if (isCount(told)) onHint(told);
  });
  socket.on('stirred', onStirred);
  socket.on('disconnect', (reason) => {
    // After any other disconnect the client reconnects by itself
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
