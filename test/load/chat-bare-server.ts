// A socket.io with `pg` and nothing else: what chat is measured against. It stores each message with the same
// statement before it delivers it, but has no guards, no validation, no framework above it. With `plain` it stores by one
// INSERT and knows nothing of numbers without holes, unread counts, blocks or notices.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { Server, type Socket } from 'socket.io';
import { newMessage, storedMessage } from '../../src/messaging/messages/chat-message.js';
import { type Placed, storeMessage } from '../../src/messaging/messages/store-message.sql.js';

const [databaseUrl = '', connections = '', statement = ''] = process.argv.slice(2);
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
  if (statement === 'plain') return listenPlainly(socket, senderId);
  socket.on('messaging.send', async (draft: Draft, acknowledge: (answer: unknown) => void) => {
    const message = newMessage({ ...draft, senderId, kind: 'text' }, new Date());
    const { sql, parameters } = storeMessage('prepared', message);
    const { rows } = await pool.query<Placed>({ name: 'store-message', text: sql, values: [...parameters] });
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
let said = 0;
const PLAIN_MESSAGE = `
  insert into messaging.messages (id, conversation_id, seq, sender_id, kind, content, images, automatic, created_at)
  values ($1, $2, $3, $4, 'text', $5, '[]', false, $6)`;

function listenPlainly(socket: Socket, senderId: string): void {
  socket.on('messaging.send', async ({ conversationId, id, content }: Draft, acknowledge) => {
    // Both sides of every pair speak, so both come to listen.
    await socket.join(conversationId);
    const createdAt = new Date();
    // Above the numbers that are given to the others.
    const seq = 1_000_000_000 + ++said;
    await pool.query({
      name: 'plain',
      text: PLAIN_MESSAGE,
      values: [id, conversationId, seq, senderId, content, createdAt],
    });
    const message = {
      id,
      seq,
      senderId,
      kind: 'text',
      content,
      images: [],
      createdAt: createdAt.toISOString(),
    };
    socket.to(conversationId).emit('messaging.message', { conversationId, message, notification: null });
    acknowledge({ data: { message, offerQuestion: null } });
  });
}
http.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(http.address() as AddressInfo).port}`));
