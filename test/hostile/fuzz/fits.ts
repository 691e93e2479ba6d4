import { resolved, type Schema } from './operations.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value is what its description promises to whoever reads it. */
export function fits(described: Schema, value: unknown): boolean {
  const schema = resolved(described);
  if (value === null) return schema.nullable === true;
  if (schema.enum) return schema.enum.includes(value);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && isText(schema, value);
    case 'number':
    case 'integer':
      return typeof value === 'number' && isWithin(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && value.every((entry) => fits(schema.items ?? {}, entry));
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    default:
      return false;
  }
}

const isText = ({ format, maxLength = Infinity }: Schema, value: string) =>
  value.length <= maxLength && (format !== 'uuid' || UUID.test(value));

const isWithin = ({ type, minimum = -Infinity, maximum = Infinity }: Schema, value: number) =>
  value >= minimum && value <= maximum && (type === 'number' || Number.isInteger(value));
