import { io, type Socket } from 'socket.io-client';

/** Opens the socket of a page, as a browser does. @throws Error with the server's answer */
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
