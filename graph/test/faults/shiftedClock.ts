// Loaded into a server before its own modules: a test sets its clock by a message, and nobody else's.

let shift = 0;
const { now } = Date;
const shiftedNow = () => now() + shift;

Date.now = shiftedNow;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [shiftedNow()] : given, made),
});

process.on('message', (message: { shift: number }) => {
  shift = message.shift;
  process.send?.(message);
});
