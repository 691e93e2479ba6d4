import { applyDecorators, Header } from '@nestjs/common';

/** Opened by itself, a file is a document of nobody's: it runs nothing, loads nothing, and has no origin. */
export const ISOLATION = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Of a file for one reader, which nobody keeps in between. */
export const PRIVATE_FILE = { ...ISOLATION, 'Cache-Control': 'private, no-store' };

/** The route answers with such a file. */
export const PrivateFile = (): MethodDecorator =>
  applyDecorators(...Object.entries(PRIVATE_FILE).map(([name, value]) => Header(name, value)));
