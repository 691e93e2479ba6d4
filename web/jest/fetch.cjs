/** Node's fetch for a page: Node knows none that `/api/listings` could be relative to. */
module.exports = function fetchOf(location) {
  const { fetch, Request } = globalThis;
  const absolute = (input) => (typeof input === 'string' ? new URL(input, location.href).href : input);
  return {
    fetch: (input, init) => fetch(absolute(input), init),
    Request: class extends Request {
      constructor(input, init) {
        super(absolute(input), init);
      }
    },
  };
};
