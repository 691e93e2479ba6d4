// Imported before the product: tells of each package that is loaded by what does not lie in a package itself.
import { registerHooks } from 'node:module';

const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, name] = PACKAGE.exec(found.url) ?? [];
    if (name && !PACKAGE.test(context.parentURL ?? '')) process.stdout.write(`package ${name}\n`);
    return found;
  },
});
