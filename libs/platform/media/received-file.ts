import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#platform/auth/actor';
import { TakesForms } from '#platform/http/accepted-bodies';
import { DomainError } from '#platform/http/domain-error';
import { OneFileExpected } from './media.errors.js';
import { receiving } from './receiving/receiving.js';
import { MEGABYTE } from './upload-limits.js';

/** Marks a route that reads `receivedFile`. */
export const TakesFile = () =>
  applyDecorators(
    TakesForms(),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    }),
  );

/**
 * The one file, in the field `file`, of a multipart form. Reading stops at the limit, however much more is coming.
 * @throws OneFileExpected for any other form, what `tooLarge` makes for a file above `maxMb` megabytes, and MediaBusy.
 */
export async function receivedFile(
  request: FastifyRequest,
  sender: Actor,
  maxMb: number,
  tooLarge: (maxMb: number) => DomainError,
): Promise<Buffer> {
  try {
    const most = maxMb * MEGABYTE;
    return await receiving(request, sender, most, () => onlyFile(request, most, () => tooLarge(maxMb)));
  } catch (error) {
    throw error instanceof DomainError ? error : new OneFileExpected(error);
  }
}

async function onlyFile(request: FastifyRequest, fileSize: number, tooLarge: () => Error): Promise<Buffer> {
  let content: Buffer | undefined;
  // Two files are let in, so that the second is seen and refused.
  for await (const part of request.parts({ limits: { fileSize, files: 2 } })) {
    if (content || part.type !== 'file' || part.fieldname !== 'file') throw new OneFileExpected();
    const { file } = part;
    file.once('limit', () => file.destroy(tooLarge()));
    content = await part.toBuffer();
  }
  if (!content) throw new OneFileExpected();
  return content;
}
