import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Problem } from '#platform/problems/problem';

/** The API's description: what the web client is generated from and what `/api/docs` shows. */
export function describeApi(app: NestFastifyApplication, brandName: string): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle(`${brandName} API`)
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, description, {
    extraModels: [Problem],
    operationIdFactory: (_controller, method) => method,
  });
}

export function serveOpenApi(app: NestFastifyApplication, brandName: string): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app, brandName), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}
