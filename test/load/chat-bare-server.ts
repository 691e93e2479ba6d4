// A socket.io with `pg` and nothing else: what chat is measured against. It stores each message with the same
// statement before it delivers it, but has no guards, no validation, no framework above it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { Server } from 'socket.io';
import { newMessage, storedMessage } from '../../src/messaging/messages/chat-message.js';
import {
  type Placed,
  parametersOf,
  STORE_PLAIN_MESSAGE,
} from '../../src/messaging/messages/store-message.sql.js';

const [databaseUrl = '', connections = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: Number(connections) });
const http = createServer();
const server = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });

interface Draft {
  conversationId: string;
  id: string;
  content: string;
}

server.on('connection', (socket) => {
  const { id: senderId } = socket.handshake.auth as { id: string };
  void socket.join(senderId);
  socket.on('messaging.send', async (draft: Draft, acknowledge: (answer: unknown) => void) => {
    const message = newMessage({ ...draft, senderId, kind: 'text' }, new Date());
    const { rows } = await pool.query<Placed>({
      name: 'store-plain-message',
      text: STORE_PLAIN_MESSAGE,
      values: parametersOf(message),
    });
    const [placed] = rows;
    if (!placed) throw new Error('The statement stored nothing.');
    const { conversationId, message: stored, recipientId, notification } = storedMessage(message, placed);
    server.to(recipientId).emit('messaging.message', { conversationId, message: stored, notification });
    server
      .to(senderId)
      .except(socket.id)
      .emit('messaging.message', { conversationId, message: stored, notification: null });
    acknowledge({ data: { message: stored, offerQuestion: null } });
  });
});
http.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(http.address() as AddressInfo).port}`));
