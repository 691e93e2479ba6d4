// Loaded into the server: stops it in good order when the process that started it is gone, even by SIGKILL.
const stop = () => process.kill(process.pid, 'SIGTERM');
if (process.connected) process.once('disconnect', stop);
else stop();
process.channel?.unref();
