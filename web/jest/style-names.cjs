// A class name stands for itself, so that `styles.card` is "card".
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
