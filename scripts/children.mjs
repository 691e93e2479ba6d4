import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

const children = new Set();
let lastSignal = Number.NEGATIVE_INFINITY;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal));

/**
 * Starts a program in the project, in a process group of its own: the group gets each of this process's signals exactly
 * once, and this process ends only after it.
 */
export function start(program, args, options) {
  const child = spawn(program, args, { cwd: root, detached: process.platform !== 'win32', ...options });
  children.add(child);
  const forget = () => children.delete(child);
  child.once('exit', forget).once('error', forget);
  return child;
}

/** Sends a signal to a child and all that it started, and resolves when the child is gone. */
export function end(child, signal) {
  return new Promise((resolve) => {
    if (!children.has(child)) return resolve();
    child.once('exit', resolve);
    send(child, signal);
  });
}

function send(child, signal) {
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-child.pid, signal);
}

function passOn(signal) {
  // npm passes on the Ctrl-C that the terminal has sent here already; only a later one is a person's second.
  if (performance.now() - lastSignal < 1000) return;
  lastSignal = performance.now();
  for (const child of children) send(child, signal);
  if (stopping) return;
  stopping = true;
  const exit = () => children.size === 0 && process.exit(process.exitCode ?? 128 + constants.signals[signal]);
  for (const child of children) child.once('exit', () => setImmediate(exit));
  exit();
}
