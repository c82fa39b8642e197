import { io, type Socket } from 'socket.io-client';

/** Connects as a browser does that has a page open. @throws Error with what the server said */
export async function openPage(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Socket> {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...headers },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
