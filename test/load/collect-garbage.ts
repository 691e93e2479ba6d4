// Loaded into the server whose memory is measured: what is in use is known only when garbage has been collected, which
// a calm process puts off.
const EVERY_MS = 1000;

const { gc } = globalThis;
if (!gc) throw new Error('The server was not started with --expose-gc.');
setInterval(() => gc(), EVERY_MS).unref();
