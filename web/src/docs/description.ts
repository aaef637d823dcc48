// The server's own description of its doors (OpenAPI 3.1), as far as the page shows it.

export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

export interface Operation extends Content {
  tags: string[];
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

export interface Description {
  info: { title: string; version: string; description: string; license: { name: string } };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Door extends Operation {
  method: string;
  path: string;
}

export const doors = (told: Description): Door[] =>
  Object.entries(told.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );

export const nameOf = (reference: string): string => reference.split("/").pop()!;

/** The names of the types that a union is made of. */
export const members = (union: Schema): string[] => (union.anyOf ?? []).map((part) => nameOf(part.$ref!));

/** What goes with a request or an answer: in which form, and what it is. */
export function carried(part?: Content): { media: string; schema: Schema } | undefined {
  const [media, { schema }] = Object.entries(part?.content ?? {})[0] ?? ["", {}];
  return schema && { media, schema };
}

/** A piece of a type as it is written; one that has a name can be looked up. */
export interface Piece {
  text: string;
  name?: string;
}

/** A type as TypeScript would write it. */
export function written(schema: Schema): Piece[] {
  if (schema.$ref) return [{ text: nameOf(schema.$ref), name: nameOf(schema.$ref) }];
  if (schema.enum) return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(" | ") }];
  if (schema.anyOf) return joined(schema.anyOf, " | ");
  if (schema.prefixItems) return [{ text: "[" }, ...joined(schema.prefixItems, ", "), { text: "]" }];
  if (schema.type === "array") return [...written(schema.items || {}), { text: "[]" }];
  const values = schema.additionalProperties;
  if (typeof values === "object" && Object.keys(values).length)
    return [{ text: "{ [name]: " }, ...written(values), { text: " }" }];
  return [{ text: schema.type ?? "any" }];
}

const joined = (parts: Schema[], between: string): Piece[] =>
  parts.flatMap((part, i) => [...(i ? [{ text: between }] : []), ...written(part)]);

/** Something that would be accepted: what must be there, and no more. */
export function sample(schema: Schema, types: Record<string, Schema>): unknown {
  if (schema.$ref) return sample(types[nameOf(schema.$ref)]!, types);
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sample(schema.properties![name]!, types)]),
    );
  return { string: "…", integer: 0, number: 0, boolean: true, array: [] }[schema.type ?? ""] ?? null;
}

const filled = (door: Door): string =>
  door.parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((path, { name, schema }) => path.replace(`{${name}}`, String(sample(schema, {}))), door.path);

/** How to try it: a line for a terminal, or for a script where a door leads to a WebSocket. */
export function tried(door: Door, types: Record<string, Schema>, origin: string): string {
  const address = origin + filled(door);
  if (door.responses["101"]) return `new WebSocket("${address.replace(/^http/, "ws")}")`;
  const lines = [["curl", address].join(" ")];
  const body = carried(door.requestBody);
  if (door.security.some((scheme) => scheme.bearer)) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (door.security.some((scheme) => scheme.cookie)) lines.push(`-b "jar" -c "jar"`);
  if (body)
    lines.push(`-H "Content-Type: ${body.media}"`, `-d '${JSON.stringify(sample(body.schema, types))}'`);
  else if (door.method !== "GET") lines.push(`-X ${door.method}`);
  return lines.join(" \\\n  ");
}
