import { readFileSync } from 'node:fs';

/** What openapi.json says of a value, as far as it says it. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  format?: string;
  enum?: readonly unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

export interface Operation {
  /** `POST /api/listings` */
  name: string;
  /** The method of the controller. */
  id: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** The body it takes as JSON. */
  body?: Schema;
  takesFile: boolean;
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

const openApi = JSON.parse(readFileSync('libs/contract/openapi.json', 'utf8')) as OpenApi;

/** The schema of a DTO class. */
export const schemaNamed = (name: string): Schema | undefined => openApi.components.schemas[name];

/** The schema itself, whatever it refers to. */
export function resolved(schema: Schema): Schema {
  const name = (schema.$ref ?? schema.allOf?.[0]?.$ref)?.split('/').at(-1);
  const meant = name ? schemaNamed(name) : undefined;
  return meant ? { ...meant, nullable: schema.nullable } : schema;
}

/** Every operation of the API. */
export const operations: readonly Operation[] = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, { operationId, parameters = [], requestBody }]) => {
    const method = verb.toUpperCase();
    return {
      name: `${method} ${path}`,
      id: operationId,
      method,
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      takesFile: requestBody?.content['multipart/form-data'] !== undefined,
    };
  }),
);

const text = (name: string): Parameter => ({ name, in: 'path', schema: { type: 'string' } });
const page = (path: string, ...names: string[]): Operation => ({
  name: `GET ${path}`,
  id: path,
  method: 'GET',
  path,
  parameters: names.map(text),
  takesFile: false,
});

/** What is answered beside the API. */
export const pages: readonly Operation[] = [
  page('/listing/{id}', 'id'),
  page('/media/{id}/{file}', 'id', 'file'),
  page('/dev/mailbox/{id}', 'id'),
  page('/{page}', 'page'),
];
