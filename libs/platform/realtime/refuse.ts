import type { Acknowledgement, SocketProblem } from '#contract/socket';
import type { RealtimeSocket } from './socket.js';

/** Tells the sender why a message was refused: in its acknowledgement if it asked for one, else as a message. */
export function refuse(
  socket: RealtimeSocket,
  message: string,
  sent: readonly unknown[],
  problem: SocketProblem,
): void {
  const acknowledge = sent.find((part) => typeof part === 'function') as
    | ((answer: Acknowledgement<never>) => void)
    | undefined;
  if (acknowledge) acknowledge({ problem });
  else socket.emit('problem', { ...problem, message });
}
